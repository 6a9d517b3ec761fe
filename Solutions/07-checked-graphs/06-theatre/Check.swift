// The outside world. Leave it as it is.

/// One thing that a cue desk must do, written down. Its form:
///
/// ```swift
/// Check("what it must do", expected: ["ready"]) { makeDesk in
///   let desk = makeDesk(/* a venue and a show */)
///   return [desk.rehearse().isEmpty ? "ready" : "not ready"]
/// }
/// ```
struct Check: Sendable {
  /// Builds the desk that is judged, as `makeDesk` does.
  typealias MakeDesk = (_ venue: Venue, _ show: Show) -> any CueDesk

  let name: String
  let expected: [String]
  let found: @Sendable (@escaping MakeDesk) throws -> [String]

  init(
    _ name: String, expected: [String],
    found: @escaping @Sendable (@escaping MakeDesk) throws -> [String]
  ) {
    self.name = name
    self.expected = expected
    self.found = found
  }

  /// What is wrong with the desk; `nil` when it passes the check.
  func complaint(about makeDesk: @escaping MakeDesk) -> String? {
    let found: [String]
    do {
      found = try self.found(makeDesk)
    } catch {
      found = ["threw \(error)"]
    }
    guard found != expected else { return nil }
    // Entries before the first difference are right, and aren't shown.
    let right = zip(expected, found).prefix { $0 == $1 }.count
    return """
      Check: \(name), entry \(right + 1)
      expected: \(expected.dropFirst(right).prefix(3))
      found: \(found.dropFirst(right).prefix(3))
      """
  }
}
