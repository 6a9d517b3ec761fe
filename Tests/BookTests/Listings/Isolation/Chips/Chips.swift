/// The same dependency as a struct of closures.
struct Chips: Sendable {
  var passed: @Sendable () async throws -> Set<Int>
}
