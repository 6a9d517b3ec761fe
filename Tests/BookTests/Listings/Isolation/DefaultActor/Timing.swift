/// As the other module sees `public protocol Timing`, when `Timing` comes from a module
/// whose default is the main actor.
@MainActor protocol Timing: Sendable {
  func seconds() -> Int
}
