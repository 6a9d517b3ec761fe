struct Refused: Error {}

struct HiveServer: Sendable {
  let services: Services
  let makeID: @Sendable () -> String

  func answer(_ request: Request) async throws {
    try await Trace.$id.withValue(makeID()) {
      guard services.limiter.admits(request.keeper) else { throw Refused() }
      let scope = try services.scope(for: request)
      await report(request, in: scope)
    }
  }

  private func report(_ request: Request, in scope: RequestScope) async {
    scope.weights.record(request.kilograms, of: request.hive)
    scope.journal.note("\(scope.keeper) reported")
  }
}
