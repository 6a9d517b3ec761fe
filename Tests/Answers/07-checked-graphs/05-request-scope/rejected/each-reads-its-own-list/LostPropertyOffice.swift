/// Answers any number of requests at the same time, each in its own scope.
struct LostPropertyOffice: Office {
  let shared: Shared
  let railway: Railway

  func respond(to request: Request) async -> Response {
    let scope = RequestScope(trace: request.trace, railway: railway)
    return await RequestScope.$current.withValue(scope) {
      // Here the trace is still known, however the answer has ended.
      defer { scope.end().forEach(railway.report) }
      return await answer(to: request.errand, in: scope)
    }
  }

  private func answer(
    to errand: Errand, in scope: RequestScope
  ) async -> Response {
    do {
      switch errand {
      case .price(let thing):
        return PriceClerk(prices: shared.prices).price(of: thing)
      case .find(let thing):
        return try await FindClerk(connection: scope.connection()).find(thing)
      case .report(let thing, let place):
        let clerk = ReportClerk(
          key: try scope.key(), session: try scope.session(),
          numbers: shared.numbers)
        return try await clerk.report(thing, foundAt: place)
      case .claim(let thing, let name):
        let clerk = ClaimClerk(
          connection: try scope.connection(), session: try scope.session(),
          key: try scope.key())
        return try await clerk.claim(thing, by: name)
      }
    } catch {
      return .later
    }
  }
}
