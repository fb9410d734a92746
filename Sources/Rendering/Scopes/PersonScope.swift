import SiteModel

/// An organiser with a name to show, whatever is known.
struct Person: Sendable {
  var name: String
  var email: String?
  var url: String?

  init?(_ organizer: Organizer?) {
    guard let organizer, let name = organizer.name ?? organizer.email ?? organizer.url else {
      return nil
    }
    self.name = name
    email = organizer.email
    url = organizer.url
  }
}

/// `organizer`: who invites, or who runs the site.
enum PersonScope {
  static let scope = Scope<Person>(
    "person",
    [
      .text("name", "The name, else the address.") { $0.name },
      .optional("email", "The e-mail address.") { $0.email },
      .optional("url", "The home page.") { $0.url },
    ])
}
