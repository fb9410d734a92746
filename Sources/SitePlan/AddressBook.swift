import Diagnostics

/// Which folder of pages leads to which meeting, past and present.
///
/// Compared without case, since some hosts and disks do not tell cases apart.
struct AddressBook {
  fileprivate struct Owner {
    var meeting: String
    var address: String
    /// False for a removed meeting, whose address only a tombstone holds.
    var isDefined: Bool
    var place: Place?
  }

  private var owners: [String: Owner] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(capacity: Int) { owners.reserveCapacity(capacity) }

  /// Takes over the addresses of a lock entry for the meeting that now owns it.
  mutating func pin(
    _ addresses: [String], for meeting: String, isDefined: Bool, at place: Place?
  ) {
    for address in addresses {
      owners[address.lowercased()] = Owner(
        meeting: meeting, address: address, isDefined: isDefined, place: place)
    }
  }

  /// Claims an address that a definition asks for.
  mutating func claim(_ address: String, for meeting: String, at place: Place) {
    let key = address.lowercased()
    guard let owner = owners[key] else {
      owners[key] = Owner(meeting: meeting, address: address, isDefined: true, place: place)
      return
    }
    if owner.meeting != meeting {
      diagnostics.append(.addressTaken(address, by: owner, at: place))
    } else if owner.address != address {
      diagnostics.append(.addressDiffersInCase(address, from: owner, at: place))
    }
  }
}

extension Diagnostic {
  fileprivate static func addressTaken(
    _ address: String, by owner: AddressBook.Owner, at place: Place
  ) -> Diagnostic {
    let help =
      owner.isDefined
      ? "choose another: an address that was given out keeps its meaning for ever"
      : "choose another; if it is the same meeting, list \"\(owner.meeting)\" under aliases; "
        + "to give the address up for good: linksite forget \(owner.meeting)"
    return .error(
      "address-taken", "the address \(address) was given to the meeting \"\(owner.meeting)\"",
      at: place, help: help, notes: givenOut(owner))
  }

  fileprivate static func addressDiffersInCase(
    _ address: String, from owner: AddressBook.Owner, at place: Place
  ) -> Diagnostic {
    .error(
      "address-differs-in-case",
      "the address \(address) differs only in case from \(owner.address), which was given out",
      at: place, help: "write it as before, or choose another: not every host tells cases apart",
      notes: givenOut(owner))
  }

  private static func givenOut(_ owner: AddressBook.Owner) -> [Note] {
    owner.place.map { [.init("it was given out here", at: $0)] } ?? []
  }
}
