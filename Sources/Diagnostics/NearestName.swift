/// The known name that is most like `name`, or nil when none is near enough to be a slip.
///
/// Optimal string alignment (one transposition counts as one edit), without case; near enough is a
/// third of the length, at least one edit. Ties go to the first of `known`.
///
/// - Parameter most: how many edits are near enough at most.
package func nearestName<Names: Sequence<String>>(
  to name: String, in known: Names, within most: Int = .max
) -> String? {
  let wanted = Array(name.lowercased().unicodeScalars)
  var best: (name: String, distance: Int)?
  for candidate in known {
    let letters = Array(candidate.lowercased().unicodeScalars)
    let limit = min(most, max(1, max(wanted.count, letters.count) / 3))
    guard abs(wanted.count - letters.count) <= limit else { continue }
    let distance = editDistance(wanted, letters)
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (row, leftScalar) in left.enumerated() {
    var current = [row + 1]
    for (column, rightScalar) in right.enumerated() {
      let substitution = last[column] + (leftScalar == rightScalar ? 0 : 1)
      var cost = min(substitution, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, leftScalar == right[column - 1], left[row - 1] == rightScalar {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
