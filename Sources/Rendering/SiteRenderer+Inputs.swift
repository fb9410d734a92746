import SiteModel
import SitePlan
import Templates

extension SiteRenderer {
  /// Names of the templates that the pages and messages of a meeting are made of.
  package func templateNames(ofMeeting index: Int) -> Set<String> {
    let meeting = meetings[index]
    var names: Set<String> = []
    for language in [meeting.language.value] + plan.languages {
      let set = templates.templates(for: language)
      names.formUnion(set.sources(ofPagesFrom: meeting.template?.value))
    }
    return names
  }

  /// The texts and own templates of a meeting's pages are the same wherever this is the same.
  package func templateChoice(ofMeeting index: Int) -> String {
    let meeting = meetings[index]
    let language = templates.templates(for: meeting.language.value).language.text
    return "\(language) \(meeting.template?.value ?? "")"
  }

  /// What pages say of the picture of a meeting beside its name; nil where there is none.
  package func picture(ofMeeting index: Int) -> Picture? {
    meetings[index].image.flatMap { pictures[$0.value]?.picture }
  }
}

extension TemplateSet {
  /// Names of the templates of pages, in this language, that name a template of their own or none.
  fileprivate func sources(ofPagesFrom name: String?) -> Set<String> {
    let pages = name.flatMap { custom[$0] }.map { [$0] } ?? [join, short]
    return Set((pages + [layout] + messages.values).flatMap(\.sources))
  }
}
