// Made by Tools/make-zone-table.py from tzdata 2026f: not to be edited by hand.

/// The rules of all zone names of the tz database, 2020 to 2040, as text.
enum ZoneTable {
  /// The release of the tz database that the rules come from.
  static let version = "2026f"

  /// The years whose local times the rules cover.
  static let years = 2020...2040

  /// A name, the number of its line in `rules`, and for a refused name the one to offer instead.
  static let names = """
    Africa/Abidjan 0
    Africa/Accra 0
    Africa/Addis_Ababa 1
    Africa/Algiers 2
    Africa/Asmara 1
    Africa/Asmera 1
    Africa/Bamako 0
    Africa/Bangui 3
    Africa/Banjul 0
    Africa/Bissau 0
    Africa/Blantyre 4
    Africa/Brazzaville 3
    Africa/Bujumbura 4
    Africa/Cairo 5
    Africa/Casablanca 6
    Africa/Ceuta 7
    Africa/Conakry 0
    Africa/Dakar 0
    Africa/Dar_es_Salaam 1
    Africa/Djibouti 1
    Africa/Douala 3
    Africa/El_Aaiun 6
    Africa/Freetown 0
    Africa/Gaborone 4
    Africa/Harare 4
    Africa/Johannesburg 8
    Africa/Juba 9
    Africa/Kampala 1
    Africa/Khartoum 4
    Africa/Kigali 4
    Africa/Kinshasa 3
    Africa/Lagos 3
    Africa/Libreville 3
    Africa/Lome 0
    Africa/Luanda 3
    Africa/Lubumbashi 4
    Africa/Lusaka 4
    Africa/Malabo 3
    Africa/Maputo 4
    Africa/Maseru 8
    Africa/Mbabane 8
    Africa/Mogadishu 1
    Africa/Monrovia 0
    Africa/Nairobi 1
    Africa/Ndjamena 3
    Africa/Niamey 3
    Africa/Nouakchott 0
    Africa/Ouagadougou 0
    Africa/Porto-Novo 3
    Africa/Sao_Tome 0
    Africa/Timbuktu 0
    Africa/Tripoli 10
    Africa/Tunis 2
    Africa/Windhoek 4
    America/Adak 11
    America/Anchorage 12
    America/Anguilla 13
    America/Antigua 13
    America/Araguaina 14
    America/Argentina/Buenos_Aires 14
    America/Argentina/Catamarca 14
    America/Argentina/ComodRivadavia 14
    America/Argentina/Cordoba 14
    America/Argentina/Jujuy 14
    America/Argentina/La_Rioja 14
    America/Argentina/Mendoza 14
    America/Argentina/Rio_Gallegos 14
    America/Argentina/Salta 14
    America/Argentina/San_Juan 14
    America/Argentina/San_Luis 14
    America/Argentina/Tucuman 14
    America/Argentina/Ushuaia 14
    America/Aruba 13
    America/Asuncion 15
    America/Atikokan 16
    America/Atka 11
    America/Bahia 14
    America/Bahia_Banderas 17
    America/Barbados 13
    America/Belem 14
    America/Belize 18
    America/Blanc-Sablon 13
    America/Boa_Vista 19
    America/Bogota 20
    America/Boise 21
    America/Buenos_Aires 14
    America/Cambridge_Bay 21
    America/Campo_Grande 19
    America/Cancun 16
    America/Caracas 19
    America/Catamarca 14
    America/Cayenne 14
    America/Cayman 16
    America/Chicago 22
    America/Chihuahua 23
    America/Ciudad_Juarez 24
    America/Coral_Harbour 16
    America/Cordoba 14
    America/Costa_Rica 18
    America/Coyhaique 25
    America/Creston 26
    America/Cuiaba 19
    America/Curacao 13
    America/Danmarkshavn 0
    America/Dawson 27
    America/Dawson_Creek 26
    America/Denver 21
    America/Detroit 28
    America/Dominica 13
    America/Edmonton 29
    America/Eirunepe 20
    America/El_Salvador 18
    America/Ensenada 30
    America/Fort_Nelson 26
    America/Fort_Wayne 28
    America/Fortaleza 14
    America/Glace_Bay 31
    America/Godthab 32
    America/Goose_Bay 31
    America/Grand_Turk 28
    America/Grenada 13
    America/Guadeloupe 13
    America/Guatemala 18
    America/Guayaquil 20
    America/Guyana 19
    America/Halifax 31
    America/Havana 33
    America/Hermosillo 26
    America/Indiana/Indianapolis 28
    America/Indiana/Knox 22
    America/Indiana/Marengo 28
    America/Indiana/Petersburg 28
    America/Indiana/Tell_City 22
    America/Indiana/Vevay 28
    America/Indiana/Vincennes 28
    America/Indiana/Winamac 28
    America/Indianapolis 28
    America/Inuvik 29
    America/Iqaluit 28
    America/Jamaica 16
    America/Jujuy 14
    America/Juneau 12
    America/Kentucky/Louisville 28
    America/Kentucky/Monticello 28
    America/Knox_IN 22
    America/Kralendijk 13
    America/La_Paz 19
    America/Lima 20
    America/Los_Angeles 30
    America/Louisville 28
    America/Lower_Princes 13
    America/Maceio 14
    America/Managua 18
    America/Manaus 19
    America/Marigot 13
    America/Martinique 13
    America/Matamoros 22
    America/Mazatlan 34
    America/Mendoza 14
    America/Menominee 22
    America/Merida 17
    America/Metlakatla 12
    America/Mexico_City 17
    America/Miquelon 35
    America/Moncton 31
    America/Monterrey 17
    America/Montevideo 14
    America/Montreal 28
    America/Montserrat 13
    America/Nassau 28
    America/New_York 28
    America/Nipigon 28
    America/Nome 12
    America/Noronha 36
    America/North_Dakota/Beulah 22
    America/North_Dakota/Center 22
    America/North_Dakota/New_Salem 22
    America/Nuuk 32
    America/Ojinaga 37
    America/Panama 16
    America/Pangnirtung 28
    America/Paramaribo 14
    America/Phoenix 26
    America/Port-au-Prince 28
    America/Port_of_Spain 13
    America/Porto_Acre 20
    America/Porto_Velho 19
    America/Puerto_Rico 13
    America/Punta_Arenas 14
    America/Rainy_River 38
    America/Rankin_Inlet 22
    America/Recife 14
    America/Regina 18
    America/Resolute 22
    America/Rio_Branco 20
    America/Rosario 14
    America/Santa_Isabel 30
    America/Santarem 14
    America/Santiago 39
    America/Santo_Domingo 13
    America/Sao_Paulo 14
    America/Scoresbysund 40
    America/Shiprock 21
    America/Sitka 12
    America/St_Barthelemy 13
    America/St_Johns 41
    America/St_Kitts 13
    America/St_Lucia 13
    America/St_Thomas 13
    America/St_Vincent 13
    America/Swift_Current 18
    America/Tegucigalpa 18
    America/Thule 31
    America/Thunder_Bay 28
    America/Tijuana 30
    America/Toronto 28
    America/Tortola 13
    America/Vancouver 42
    America/Virgin 13
    America/Whitehorse 27
    America/Winnipeg 38
    America/Yakutat 12
    America/Yellowknife 29
    Antarctica/Casey 43
    Antarctica/Davis 44
    Antarctica/DumontDUrville 45
    Antarctica/Macquarie 46
    Antarctica/Mawson 47
    Antarctica/McMurdo 48
    Antarctica/Palmer 14
    Antarctica/Rothera 14
    Antarctica/South_Pole 48
    Antarctica/Syowa 49
    Antarctica/Troll 50
    Antarctica/Vostok 51
    Arctic/Longyearbyen 7
    Asia/Aden 49
    Asia/Almaty 52
    Asia/Amman 53
    Asia/Anadyr 54
    Asia/Aqtau 47
    Asia/Aqtobe 47
    Asia/Ashgabat 47
    Asia/Ashkhabad 47
    Asia/Atyrau 47
    Asia/Baghdad 49
    Asia/Bahrain 49
    Asia/Baku 55
    Asia/Bangkok 44
    Asia/Barnaul 44
    Asia/Beirut 56
    Asia/Bishkek 57
    Asia/Brunei 58
    Asia/Calcutta 59
    Asia/Chita 60
    Asia/Choibalsan 58
    Asia/Chongqing 61
    Asia/Chungking 61
    Asia/Colombo 62
    Asia/Dacca 57
    Asia/Damascus 63
    Asia/Dhaka 57
    Asia/Dili 60
    Asia/Dubai 55
    Asia/Dushanbe 47
    Asia/Famagusta 64
    Asia/Gaza 65
    Asia/Harbin 61
    Asia/Hebron 65
    Asia/Ho_Chi_Minh 44
    Asia/Hong_Kong 66
    Asia/Hovd 44
    Asia/Irkutsk 58
    Asia/Istanbul 49
    Asia/Jakarta 67
    Asia/Jayapura 68
    Asia/Jerusalem 69
    Asia/Kabul 70
    Asia/Kamchatka 54
    Asia/Karachi 71
    Asia/Kashgar 57
    Asia/Kathmandu 72
    Asia/Katmandu 72
    Asia/Khandyga 60
    Asia/Kolkata 59
    Asia/Krasnoyarsk 44
    Asia/Kuala_Lumpur 58
    Asia/Kuching 58
    Asia/Kuwait 49
    Asia/Macao 61
    Asia/Macau 61
    Asia/Magadan 73
    Asia/Makassar 74
    Asia/Manila 75
    Asia/Muscat 55
    Asia/Nicosia 64
    Asia/Novokuznetsk 44
    Asia/Novosibirsk 44
    Asia/Omsk 57
    Asia/Oral 47
    Asia/Phnom_Penh 44
    Asia/Pontianak 67
    Asia/Pyongyang 76
    Asia/Qatar 49
    Asia/Qostanay 52
    Asia/Qyzylorda 47
    Asia/Rangoon 77
    Asia/Riyadh 49
    Asia/Saigon 44
    Asia/Sakhalin 73
    Asia/Samarkand 47
    Asia/Seoul 76
    Asia/Shanghai 61
    Asia/Singapore 58
    Asia/Srednekolymsk 73
    Asia/Taipei 61
    Asia/Tashkent 47
    Asia/Tbilisi 55
    Asia/Tehran 78
    Asia/Tel_Aviv 69
    Asia/Thimbu 57
    Asia/Thimphu 57
    Asia/Tokyo 79
    Asia/Tomsk 44
    Asia/Ujung_Pandang 74
    Asia/Ulaanbaatar 58
    Asia/Ulan_Bator 58
    Asia/Urumqi 57
    Asia/Ust-Nera 45
    Asia/Vientiane 44
    Asia/Vladivostok 45
    Asia/Yakutsk 60
    Asia/Yangon 77
    Asia/Yekaterinburg 47
    Asia/Yerevan 55
    Atlantic/Azores 80
    Atlantic/Bermuda 31
    Atlantic/Canary 81
    Atlantic/Cape_Verde 82
    Atlantic/Faeroe 81
    Atlantic/Faroe 81
    Atlantic/Jan_Mayen 7
    Atlantic/Madeira 81
    Atlantic/Reykjavik 0
    Atlantic/South_Georgia 36
    Atlantic/St_Helena 0
    Atlantic/Stanley 14
    Australia/ACT 46
    Australia/Adelaide 83
    Australia/Brisbane 84
    Australia/Broken_Hill 83
    Australia/Canberra 46
    Australia/Currie 46
    Australia/Darwin 85
    Australia/Eucla 86
    Australia/Hobart 46
    Australia/LHI 87
    Australia/Lindeman 84
    Australia/Lord_Howe 87
    Australia/Melbourne 46
    Australia/NSW 46
    Australia/North 85
    Australia/Perth 88
    Australia/Queensland 84
    Australia/South 83
    Australia/Sydney 46
    Australia/Tasmania 46
    Australia/Victoria 46
    Australia/West 88
    Australia/Yancowinna 83
    Brazil/Acre 20
    Brazil/DeNoronha 36
    Brazil/East 14
    Brazil/West 19
    CET 7
    CST6CDT 22
    Canada/Atlantic 31
    Canada/Central 38
    Canada/Eastern 28
    Canada/Mountain 29
    Canada/Newfoundland 41
    Canada/Pacific 42
    Canada/Saskatchewan 18
    Canada/Yukon 27
    Chile/Continental 39
    Chile/EasterIsland 89
    Cuba 33 America/Havana
    EET 64
    EST 16
    EST5EDT 28
    Egypt 5 Africa/Cairo
    Eire 90 Europe/Dublin
    Etc/GMT 0 UTC
    Etc/GMT+0 0 UTC
    Etc/GMT+1 82
    Etc/GMT+10 91
    Etc/GMT+11 92
    Etc/GMT+12 93
    Etc/GMT+2 36
    Etc/GMT+3 14
    Etc/GMT+4 19
    Etc/GMT+5 20
    Etc/GMT+6 94
    Etc/GMT+7 95
    Etc/GMT+8 96
    Etc/GMT+9 97
    Etc/GMT-0 0 UTC
    Etc/GMT-1 98
    Etc/GMT-10 45
    Etc/GMT-11 73
    Etc/GMT-12 54
    Etc/GMT-13 99
    Etc/GMT-14 100
    Etc/GMT-2 101
    Etc/GMT-3 49
    Etc/GMT-4 55
    Etc/GMT-5 47
    Etc/GMT-6 57
    Etc/GMT-7 44
    Etc/GMT-8 58
    Etc/GMT-9 60
    Etc/GMT0 0 UTC
    Etc/Greenwich 0 UTC
    Etc/UCT 102 UTC
    Etc/UTC 102 UTC
    Etc/Universal 102 UTC
    Etc/Zulu 102 UTC
    Europe/Amsterdam 7
    Europe/Andorra 7
    Europe/Astrakhan 55
    Europe/Athens 64
    Europe/Belfast 103
    Europe/Belgrade 7
    Europe/Berlin 7
    Europe/Bratislava 7
    Europe/Brussels 7
    Europe/Bucharest 64
    Europe/Budapest 7
    Europe/Busingen 7
    Europe/Chisinau 104
    Europe/Copenhagen 7
    Europe/Dublin 90
    Europe/Gibraltar 7
    Europe/Guernsey 103
    Europe/Helsinki 64
    Europe/Isle_of_Man 103
    Europe/Istanbul 49
    Europe/Jersey 103
    Europe/Kaliningrad 10
    Europe/Kiev 64
    Europe/Kirov 105
    Europe/Kyiv 64
    Europe/Lisbon 81
    Europe/Ljubljana 7
    Europe/London 103
    Europe/Luxembourg 7
    Europe/Madrid 7
    Europe/Malta 7
    Europe/Mariehamn 64
    Europe/Minsk 49
    Europe/Monaco 7
    Europe/Moscow 105
    Europe/Nicosia 64
    Europe/Oslo 7
    Europe/Paris 7
    Europe/Podgorica 7
    Europe/Prague 7
    Europe/Riga 64
    Europe/Rome 7
    Europe/Samara 55
    Europe/San_Marino 7
    Europe/Sarajevo 7
    Europe/Saratov 55
    Europe/Simferopol 105
    Europe/Skopje 7
    Europe/Sofia 64
    Europe/Stockholm 7
    Europe/Tallinn 64
    Europe/Tirane 7
    Europe/Tiraspol 104
    Europe/Ulyanovsk 55
    Europe/Uzhgorod 64
    Europe/Vaduz 7
    Europe/Vatican 7
    Europe/Vienna 7
    Europe/Vilnius 64
    Europe/Volgograd 106
    Europe/Warsaw 7
    Europe/Zagreb 7
    Europe/Zaporozhye 64
    Europe/Zurich 7
    GB 103 Europe/London
    GB-Eire 103 Europe/London
    GMT 0 UTC
    GMT+0 0 UTC
    GMT-0 0 UTC
    GMT0 0 UTC
    Greenwich 0 UTC
    HST 107
    Hongkong 66 Asia/Hong_Kong
    Iceland 0 Atlantic/Reykjavik
    Indian/Antananarivo 1
    Indian/Chagos 57
    Indian/Christmas 44
    Indian/Cocos 77
    Indian/Comoro 1
    Indian/Kerguelen 47
    Indian/Mahe 55
    Indian/Maldives 47
    Indian/Mauritius 55
    Indian/Mayotte 1
    Indian/Reunion 55
    Iran 78 Asia/Tehran
    Israel 69 Asia/Jerusalem
    Jamaica 16 America/Jamaica
    Japan 79 Asia/Tokyo
    Kwajalein 54 Pacific/Kwajalein
    Libya 10 Africa/Tripoli
    MET 7
    MST 26
    MST7MDT 21
    Mexico/BajaNorte 30
    Mexico/BajaSur 34
    Mexico/General 17
    NZ 48 Pacific/Auckland
    NZ-CHAT 108 Pacific/Chatham
    Navajo 21 America/Denver
    PRC 61 Asia/Shanghai
    PST8PDT 30
    Pacific/Apia 109
    Pacific/Auckland 48
    Pacific/Bougainville 73
    Pacific/Chatham 108
    Pacific/Chuuk 45
    Pacific/Easter 89
    Pacific/Efate 73
    Pacific/Enderbury 99
    Pacific/Fakaofo 99
    Pacific/Fiji 110
    Pacific/Funafuti 54
    Pacific/Galapagos 94
    Pacific/Gambier 97
    Pacific/Guadalcanal 73
    Pacific/Guam 111
    Pacific/Honolulu 107
    Pacific/Johnston 107
    Pacific/Kanton 99
    Pacific/Kiritimati 100
    Pacific/Kosrae 73
    Pacific/Kwajalein 54
    Pacific/Majuro 54
    Pacific/Marquesas 112
    Pacific/Midway 113
    Pacific/Nauru 54
    Pacific/Niue 92
    Pacific/Norfolk 114
    Pacific/Noumea 73
    Pacific/Pago_Pago 113
    Pacific/Palau 60
    Pacific/Pitcairn 96
    Pacific/Pohnpei 73
    Pacific/Ponape 73
    Pacific/Port_Moresby 45
    Pacific/Rarotonga 91
    Pacific/Saipan 111
    Pacific/Samoa 113
    Pacific/Tahiti 91
    Pacific/Tarawa 54
    Pacific/Tongatapu 99
    Pacific/Truk 45
    Pacific/Wake 54
    Pacific/Wallis 54
    Pacific/Yap 45
    Poland 7 Europe/Warsaw
    Portugal 81 Europe/Lisbon
    ROC 61 Asia/Taipei
    ROK 76 Asia/Seoul
    Singapore 58 Asia/Singapore
    Turkey 49 Europe/Istanbul
    UCT 102 UTC
    US/Alaska 12
    US/Aleutian 11
    US/Arizona 26
    US/Central 22
    US/East-Indiana 28
    US/Eastern 28
    US/Hawaii 107
    US/Indiana-Starke 22
    US/Michigan 28
    US/Mountain 21
    US/Pacific 30
    US/Samoa 113
    UTC 102
    Universal 102 UTC
    W-SU 105 Europe/Moscow
    WET 81
    Zulu 102 UTC
    """

  /// Parts separated by `;`: the state at the start (seconds east of UTC, abbreviation), changes
  /// (instant and state), and after `*` the yearly rule that holds from then on (standard state,
  /// daylight state, its first and last day as month, week, weekday, seconds of the day).
  static let rules = """
    0 GMT
    10800 EAT
    3600 CET
    3600 WAT
    7200 CAT
    7200 EET;1682632800 10800 EEST;* 7200 EET 10800 EEST 4 5 5 0 10 5 4 86400
    3600 +01;1587261600 0 +00;1590890400 3600 +01;1618106400 0 +00;1621130400 3600 +01;1648346400 0 +00;1651975200 3600 +01;1679191200 0 +00;1682215200 3600 +01;1710036000 0 +00;1713060000 3600 +01;1740276000 0 +00;1743904800 3600 +01;1771120800 0 +00;1774144800 3600 +01;1789866000 0 +00
    3600 CET;* 3600 CET 7200 CEST 3 5 0 7200 10 5 0 10800
    7200 SAST
    10800 EAT;1612126800 7200 CAT
    7200 EET
    -36000 HST;* -36000 HST -32400 HDT 3 2 0 7200 11 1 0 7200
    -32400 AKST;* -32400 AKST -28800 AKDT 3 2 0 7200 11 1 0 7200
    -14400 AST
    -10800 -03
    -10800 -03;1584846000 -14400 -04;1601784000 -10800 -03;1616900400 -14400 -04;1633233600 -10800 -03;1648350000 -14400 -04;1664683200 -10800 -03;1679799600 -14400 -04;1696132800 -10800 -03;1711249200 -14400 -04;1728187200 -10800 -03
    -18000 EST
    -21600 CST;1586073600 -18000 CDT;1603609200 -21600 CST;1617523200 -18000 CDT;1635663600 -21600 CST;1648972800 -18000 CDT;1667113200 -21600 CST
    -21600 CST
    -14400 -04
    -18000 -05
    -25200 MST;* -25200 MST -21600 MDT 3 2 0 7200 11 1 0 7200
    -21600 CST;* -21600 CST -18000 CDT 3 2 0 7200 11 1 0 7200
    -25200 MST;1586077200 -21600 MDT;1603612800 -25200 MST;1617526800 -21600 MDT;1635667200 -25200 MST;1648976400 -21600 MDT;1667116800 -21600 CST
    -25200 MST;1583658000 -21600 MDT;1604217600 -25200 MST;1615712400 -21600 MDT;1636272000 -25200 MST;1647162000 -21600 MDT;1667116800 -21600 CST;1669788000 -25200 MST;* -25200 MST -21600 MDT 3 2 0 7200 11 1 0 7200
    -10800 -03;1586055600 -14400 -04;1599364800 -10800 -03;1617505200 -14400 -04;1630814400 -10800 -03;1648954800 -14400 -04;1662868800 -10800 -03;1680404400 -14400 -04;1693713600 -10800 -03;1712458800 -14400 -04;1725768000 -10800 -03
    -25200 MST
    -28800 PST;1583661600 -25200 PDT;1604214000 -25200 MST
    -18000 EST;* -18000 EST -14400 EDT 3 2 0 7200 11 1 0 7200
    -25200 MST;1583658000 -21600 MDT;1604217600 -25200 MST;1615712400 -21600 MDT;1636272000 -25200 MST;1647162000 -21600 MDT;1667721600 -25200 MST;1678611600 -21600 MDT;1699171200 -25200 MST;1710061200 -21600 MDT;1730620800 -25200 MST;1741510800 -21600 MDT;1762070400 -25200 MST;1772960400 -21600 MDT;1793520000 -21600 CST
    -28800 PST;* -28800 PST -25200 PDT 3 2 0 7200 11 1 0 7200
    -14400 AST;* -14400 AST -10800 ADT 3 2 0 7200 11 1 0 7200
    -10800 -03;1585443600 -7200 -02;1603587600 -10800 -03;1616893200 -7200 -02;1635642000 -10800 -03;1648342800 -7200 -02;1667091600 -10800 -03;1679792400 -7200 -02;1711846800 -3600 -01;* -7200 -02 -3600 -01 3 5 0 -3600 10 5 0 0
    -18000 CST;1583643600 -14400 CDT;1604206800 -18000 CST;1615698000 -14400 CDT;1636261200 -18000 CST;1647147600 -14400 CDT;1667710800 -18000 CST;1678597200 -14400 CDT;1699160400 -18000 CST;1710046800 -14400 CDT;1730610000 -18000 CST;1741496400 -14400 CDT;1762059600 -18000 CST;1772946000 -14400 CDT;1825563600 -18000 CST;* -18000 CST -14400 CDT 3 2 0 0 11 1 0 3600
    -25200 MST;1586077200 -21600 MDT;1603612800 -25200 MST;1617526800 -21600 MDT;1635667200 -25200 MST;1648976400 -21600 MDT;1667116800 -25200 MST
    -10800 -03;* -10800 -03 -7200 -02 3 2 0 7200 11 1 0 7200
    -7200 -02
    -25200 MST;1583658000 -21600 MDT;1604217600 -25200 MST;1615712400 -21600 MDT;1636272000 -25200 MST;1647162000 -21600 MDT;1667116800 -21600 CST;1678608000 -18000 CDT;* -21600 CST -18000 CDT 3 2 0 7200 11 1 0 7200
    -21600 CST;1583654400 -18000 CDT;1604214000 -21600 CST;1615708800 -18000 CDT;1636268400 -21600 CST;1647158400 -18000 CDT;1667718000 -21600 CST;1678608000 -18000 CDT;1699167600 -21600 CST;1710057600 -18000 CDT;1730617200 -21600 CST;1741507200 -18000 CDT;1762066800 -21600 CST;1772956800 -18000 CDT;1793516400 -18000 EST
    -10800 -03;1586055600 -14400 -04;1599364800 -10800 -03;1617505200 -14400 -04;1630814400 -10800 -03;1648954800 -14400 -04;1662868800 -10800 -03;* -14400 -04 -10800 -03 9 1 6 86400 4 1 6 86400
    -3600 -01;1585443600 0 +00;1603587600 -3600 -01;1616893200 0 +00;1635642000 -3600 -01;1648342800 0 +00;1667091600 -3600 -01;1679792400 0 +00;1698541200 -3600 -01;1729990800 -7200 -02;* -7200 -02 -3600 -01 3 5 0 -3600 10 5 0 0
    -12600 NST;* -12600 NST -9000 NDT 3 2 0 7200 11 1 0 7200
    -28800 PST;1583661600 -25200 PDT;1604221200 -28800 PST;1615716000 -25200 PDT;1636275600 -28800 PST;1647165600 -25200 PDT;1667725200 -28800 PST;1678615200 -25200 PDT;1699174800 -28800 PST;1710064800 -25200 PDT;1730624400 -28800 PST;1741514400 -25200 PDT;1762074000 -28800 PST;1772964000 -25200 PDT;1793523600 -25200 MST
    39600 +11;1583596800 28800 +08;1601740860 39600 +11;1615640400 28800 +08;1633190460 39600 +11;1647090000 28800 +08;1664640060 39600 +11;1678291200 28800 +08
    25200 +07
    36000 +10
    39600 AEDT;* 36000 AEST 39600 AEDT 10 1 0 7200 4 1 0 10800
    18000 +05
    46800 NZDT;* 43200 NZST 46800 NZDT 9 5 0 7200 4 1 0 10800
    10800 +03
    0 +00;* 0 +00 7200 +02 3 5 0 3600 10 5 0 10800
    25200 +07;1702839600 18000 +05
    21600 +06;1709229600 18000 +05
    7200 EET;1585260000 10800 EEST;1604008800 7200 EET;1616709600 10800 EEST;1635458400 7200 EET;1645740000 10800 EEST;1666908000 10800 +03
    43200 +12
    14400 +04
    7200 EET;* 7200 EET 10800 EEST 3 5 0 0 10 5 0 0
    21600 +06
    28800 +08
    19800 IST
    32400 +09
    28800 CST
    19800 +0530
    7200 EET;1585260000 10800 EEST;1604005200 7200 EET;1616709600 10800 EEST;1635454800 7200 EET;1648159200 10800 EEST;1666904400 10800 +03
    7200 EET;* 7200 EET 10800 EEST 3 5 0 10800 10 5 0 14400
    7200 EET;1585346400 10800 EEST;1603490400 7200 EET;1616796000 10800 EEST;1635458400 7200 EET;1648332000 10800 EEST;1666998000 7200 EET;1682726400 10800 EEST;1698447600 7200 EET;1713571200 10800 EEST;1729897200 7200 EET;1744416000 10800 EEST;1761346800 7200 EET;1774656000 10800 EEST;1792796400 7200 EET;1806105600 10800 EEST;1824850800 7200 EET;1837555200 10800 EEST;1856300400 7200 EET;1869004800 10800 EEST;1887750000 7200 EET;1901059200 10800 EEST;1919199600 7200 EET;1932508800 10800 EEST;1950649200 7200 EET;1963958400 10800 EEST;1982703600 7200 EET;1995408000 10800 EEST;2014153200 7200 EET;2026857600 10800 EEST;2045602800 7200 EET;2058307200 10800 EEST;2077052400 7200 EET;2090361600 10800 EEST;2107897200 7200 EET;2121811200 10800 EEST;2138742000 7200 EET;2153260800 10800 EEST;2168982000 7200 EET;2184710400 10800 EEST;2199826800 7200 EET;2216160000 10800 EEST;2230066800 7200 EET;2234304000 10800 EEST;* 7200 EET 10800 EEST 3 4 4 180000 10 4 4 180000
    28800 HKT
    25200 WIB
    32400 WIT
    7200 IST;* 7200 IST 10800 IDT 3 4 4 93600 10 5 0 7200
    16200 +0430
    18000 PKT
    20700 +0545
    39600 +11
    28800 WITA
    28800 PST
    32400 KST
    23400 +0630
    12600 +0330;1584736200 16200 +0430;1600630200 12600 +0330;1616358600 16200 +0430;1632252600 12600 +0330;1647894600 16200 +0430;1663788600 12600 +0330
    32400 JST
    -3600 -01;* -3600 -01 0 +00 3 5 0 0 10 5 0 3600
    0 WET;* 0 WET 3600 WEST 3 5 0 3600 10 5 0 7200
    -3600 -01
    37800 ACDT;* 34200 ACST 37800 ACDT 10 1 0 7200 4 1 0 10800
    36000 AEST
    34200 ACST
    31500 +0845
    39600 +11;* 37800 +1030 39600 +11 10 1 0 7200 4 1 0 7200
    28800 AWST
    -18000 -05;1586055600 -21600 -06;1599364800 -18000 -05;1617505200 -21600 -06;1630814400 -18000 -05;1648954800 -21600 -06;1662868800 -18000 -05;* -21600 -06 -18000 -05 9 1 6 79200 4 1 6 79200
    0 GMT;* 3600 IST 0 GMT 10 5 0 7200 3 5 0 3600
    -36000 -10
    -39600 -11
    -43200 -12
    -21600 -06
    -25200 -07
    -28800 -08
    -32400 -09
    3600 +01
    46800 +13
    50400 +14
    7200 +02
    0 UTC
    0 GMT;* 0 GMT 3600 BST 3 5 0 3600 10 5 0 7200
    7200 EET;1585440000 10800 EEST;1603584000 7200 EET;1616889600 10800 EEST;1635638400 7200 EET;1648342800 10800 EEST;* 7200 EET 10800 EEST 3 5 0 10800 10 5 0 14400
    10800 MSK
    14400 +04;1609020000 10800 MSK
    -36000 HST
    49500 +1345;* 45900 +1245 49500 +1345 9 5 0 9900 4 1 0 13500
    50400 +14;1586008800 46800 +13;1601128800 50400 +14;1617458400 46800 +13
    46800 +13;1578751200 43200 +12;1608386400 46800 +13;1610805600 43200 +12
    36000 ChST
    -34200 -0930
    -39600 SST
    43200 +12;* 39600 +11 43200 +12 10 1 0 7200 4 1 0 10800
    """
}
