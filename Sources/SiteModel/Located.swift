package import Diagnostics

/// A checked value that still knows where the user wrote it.
package struct Located<Value> {
  package var value: Value
  package var place: Place

  package init(_ value: Value, at place: Place) {
    self.value = value
    self.place = place
  }

  package func map<Result>(_ transform: (Value) throws -> Result) rethrows -> Located<Result> {
    Located<Result>(try transform(value), at: place)
  }
}

extension Located: Sendable where Value: Sendable {}
