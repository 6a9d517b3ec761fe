struct LostPropertyOffice: Office {
  let prices: Prices
  let numbers: Numbers
  let railway: Railway

  func respond(to request: Request) async -> Response {
    let scope = RequestScope(trace: request.trace, railway: railway)
    return await RequestScope.$current.withValue(scope) {
      defer { scope.end() }
      do {
        return try await answer(to: request.errand, in: scope)
      } catch {
        return .later
      }
    }
  }

  private func answer(
    to errand: Errand, in scope: RequestScope
  ) async throws -> Response {
    switch errand {
    case .price(let thing):
      return PriceClerk(prices: prices).price(of: thing)
    case .find(let thing):
      return try await FindClerk(connection: scope.connection()).find(thing)
    case .report(let thing, let place):
      let clerk = ReportClerk(
        key: try scope.key(), session: try scope.session(), numbers: numbers)
      return try await clerk.report(thing, foundAt: place)
    case .claim(let thing, let name):
      let clerk = ClaimClerk(
        connection: try scope.connection(), session: try scope.session(),
        key: try scope.key())
      return try await clerk.claim(thing, by: name)
    }
  }
}
