import Diagnostics

/// Which folder of pages leads to which meeting, past and present.
///
/// Compared without case, since some hosts and disks do not tell cases apart.
struct AddressBook {
  /// How a meeting that was given an address is there now.
  enum OwnerState {
    case defined
    /// Only a tombstone holds the address.
    case removed
    /// Nothing holds it, and nothing ever will.
    case forgotten
  }

  fileprivate struct Owner {
    var meeting: String
    var address: String
    var state: OwnerState
    /// False when only a definition asks for it.
    var isGivenOut: Bool
    var place: Place?
  }

  private var owners: [String: Owner] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(capacity: Int) { owners.reserveCapacity(capacity) }

  /// Takes over the addresses of a lock entry for the meeting that now owns it.
  mutating func pin(
    _ addresses: [String], for meeting: String, _ state: OwnerState, at place: Place?
  ) {
    for address in addresses {
      owners[address.lowercased()] = Owner(
        meeting: meeting, address: address, state: state, isGivenOut: true, place: place)
    }
  }

  /// Claims an address that a definition asks for.
  ///
  /// Two definitions that want the same are told by their names.
  mutating func claim(_ address: String, for meeting: String, at place: Place) {
    let key = address.lowercased()
    guard let owner = owners[key] else {
      owners[key] = Owner(
        meeting: meeting, address: address, state: .defined, isGivenOut: false, place: place)
      return
    }
    if !owner.isGivenOut, owner.meeting != meeting { return }
    if owner.meeting != meeting || owner.state == .forgotten {
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
      switch owner.state {
      case .defined: "choose another: an address that was given out keeps its meaning for ever"
      case .removed:
        "choose another; if it is the same meeting, list \"\(owner.meeting)\" under aliases"
      case .forgotten:
        "choose another; if it is the same meeting, take its line in the lock file back from "
          + "version control"
      }
    let isForgotten = owner.state == .forgotten
    return .error(
      "address-taken",
      "the address \(address) was given to the meeting \"\(owner.meeting)\""
        + (isForgotten ? ", which was forgotten" : ""),
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
