/// The steps that turn the old site into the new one, and back.
///
/// Every step may be made or taken back again when it already was: that is what lets a killed run
/// be finished from the journal alone.
struct Commit {
  let place: SiteFolder
  let state: Folder
  let steps: [Step]
  let places: Places
  var above = FoldersAbove.none

  /// Makes all steps and ends the commit; when one fails, takes all back and throws why.
  ///
  /// The journal says the way at every moment. It stays only when the steps can neither be made nor
  /// taken back.
  func run(leaving foreign: ForeignFiles? = nil) throws(MachineFailure) {
    do { try goForward(leaving: foreign) } catch {
      let failure = error
      try naming(.write, "\(place.shownState)/journal") { () throws(SystemError) in
        try state.rename(
          Journal.Direction.forward.rawValue, to: state, Journal.Direction.back.rawValue)
      }
      try runBack()
      throw failure
    }
    removeEmptiedFolders()
    try naming(.remove, "\(place.shownState)/journal") { () throws(SystemError) in
      try state.removeAll(Journal.Direction.forward.rawValue)
    }
  }

  func runBack() throws(MachineFailure) {
    try goBack()
    above.remove()
    try naming(.remove, "\(place.shownState)/journal") { () throws(SystemError) in
      try state.removeAll(Journal.Direction.back.rawValue)
    }
  }

  /// Makes all steps in their order.
  func goForward(leaving foreign: ForeignFiles? = nil) throws(MachineFailure) {
    for step in steps { try make(step, leaving: foreign) }
  }

  /// Makes one step; what the user has put there since the run was killed is left alone.
  func make(_ step: Step, leaving foreign: ForeignFiles? = nil) throws(MachineFailure) {
    do throws(SystemError) {
      if let foreign, try foreign.stand(at: step, places) { return }
      try rename(step)
    } catch {
      throw MachineFailure(step.source == nil ? .remove : .write, shown(step), error)
    }
    switch step {
    case .place, .removal, .site: places.forget()
    case .file, .companion, .finish: break
    }
  }

  private func rename(_ step: Step) throws(SystemError) {
    let from = step.source ?? step.target
    guard let to = step.source == nil ? step.backup : step.target else { return }
    // Already made, when what was removed is kept: its place may have a new owner since.
    if step.source == nil, try places.status(to) != nil { return }
    do { try places.rename(from, to: to) } catch {
      // Already made, when the new bytes have left the staging folder.
      if error.saysMissing, try places.status(from) == nil { return }
      throw error
    }
  }

  /// Takes all steps back, last first.
  ///
  /// It goes on after a failure, so that as much as can be is as it was, and throws the first one.
  func goBack() throws(MachineFailure) {
    var failure: MachineFailure?
    for step in steps.reversed() {
      do { try takeBack(step) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }

  func takeBack(_ step: Step) throws(MachineFailure) {
    do throws(SystemError) {
      if let backup = step.backup {
        guard try places.status(backup) != nil else { return }
        try places.rename(backup, to: step.target)
        // Two names of one file: the rename does nothing then, the step had not been made.
        if try places.status(backup) != nil { try places.removeAll(backup) }
      } else if case .finish = step {
        return
      } else if let source = step.source, try places.status(source) == nil {
        try places.rename(step.target, to: source)
      }
    } catch {
      if error.saysMissing || error.saysNoFolder { return }
      throw MachineFailure(.write, shown(step), error)
    }
    places.forget()
  }

  /// Removes the folders that lost their last file with this commit; those above the output stay.
  func removeEmptiedFolders() {
    var previous = ""
    for case .removal(_, let path) in steps.reversed() {
      var folder = pathParts(path).folder
      if folder == previous { continue }
      previous = folder
      places.forget()
      while !folder.isEmpty, let (parent, name) = try? places.find(.site(folder)),
        (try? parent.removeEmptyFolder(name)) != nil
      {
        folder = pathParts(folder).folder
      }
    }
  }

  /// The file of a step as messages name it.
  private func shown(_ step: Step) -> String {
    switch step.target {
    case .site(let path): place.shown(path)
    case .staging(let path): "\(place.shownState)/staging/\(path)"
    case .absolute(let path): place.shown(absolute: path)
    }
  }
}
