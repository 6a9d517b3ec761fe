// The outside world. Leave it as it is.

/// What people see, on the board at the quay and at the audit desk.
struct HarbourScreen: Sendable {
  let tides: any TideTable
  let pilots: Pilots

  /// A harbour at a glance; a surge warning comes first.
  func lines(for harbour: String) throws -> [String] {
    let warning = try tides.surgeWarning(at: harbour).map { "Warning: \($0)" }
    let waters = try tides.tides(at: harbour).map {
      "\($0.time) \($0.centimetres) cm"
    }
    let names = try pilots.free(harbour).joined(separator: ", ")
    return (warning.map { [$0] } ?? []) + waters + ["Pilots: \(names)"]
  }

  /// Books a pilot for a ship, and returns the pilot's name.
  func bookPilot(in harbour: String, for ship: String) throws -> String {
    try pilots.book(harbour, ship).pilot
  }
}
