// Given. Leave it as it is.

/// What is wrong at a line, in the form that editors can jump to:
/// `Pilot.swift:2: error: pilot uses radio, which is not declared`.
struct Fault: Comparable, CustomStringConvertible {
  let place: Place
  let text: String

  var description: String { "\(place): error: \(text)" }

  static func < (left: Fault, right: Fault) -> Bool {
    (left.place, left.text) < (right.place, right.text)
  }
}

extension Fault {
  static func missing(_ name: String, for user: Declaration) -> Fault {
    Fault(
      place: user.place,
      text: "\(user.name) uses \(name), which is not declared")
  }

  static func declaredTwice(
    _ second: Declaration, after first: Declaration
  ) -> Fault {
    Fault(
      place: second.place,
      text: "\(second.name) was declared before, at \(first.place)")
  }

  static func captive(_ used: Declaration, of user: Declaration) -> Fault {
    Fault(
      place: user.place,
      text: "\(user.name) outlives \(used.name), which it uses")
  }

  /// - Parameter cycle: Each part once; each uses the one behind it, and the
  ///   last one uses the first.
  static func cycle(_ cycle: [Declaration]) -> Fault {
    let names = (cycle + cycle.prefix(1)).map(\.name)
    return Fault(
      place: cycle[0].place,
      text: "a cycle: " + names.joined(separator: " → "))
  }
}

/// Nothing can be written; these are the reasons, all of them.
struct WrongGraph: Error, CustomStringConvertible {
  let faults: [Fault]

  var description: String {
    faults.map(\.description).joined(separator: "\n")
  }
}
