// Sound: a service is a name and two functions, and the list is an array.
// Keeps: 2

/// What the lifecycle needs to know of a service.
struct Service: Sendable {
  let name: String
  let start: @Sendable () async throws -> Void
  let stop: @Sendable () async throws -> Void
}
