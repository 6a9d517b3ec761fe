import Synchronization

/// Everything that can be asked for during a show, by its name.
enum Backstage {
  private static let things = Mutex<[String: any Sendable]>([:])

  static func add(_ thing: any Sendable, as name: String) {
    things.withLock { $0[name] = thing }
  }

  /// The thing of this name, or the next best.
  static func find(_ name: String) -> (any Sendable)? {
    if isEmpty { carryIn(.oldPlayhouse) }
    return thing(name)
      ?? thing(name.lowercased())
      ?? thing(spares[name] ?? "mains")
  }

  private static var isEmpty: Bool { things.withLock { $0.isEmpty } }

  private static func thing(_ name: String) -> (any Sendable)? {
    things.withLock { $0[name] }
  }

  /// What does instead, if a house hasn't got it.
  private static let spares = [
    "smoke machine": "fly bars",
    "sound desk": "amplifier",
  ]

  private static func carryIn(_ venue: Venue) {
    for part in venue.list() { add(Equipment(part: part), as: part.name) }
    add(PromptBook(), as: "prompt book")
  }
}
