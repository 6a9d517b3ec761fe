// Wrong: a scope leaves the list of running requests only when its request succeeds.
// Rejected by: a finished request leaves nothing in memory

/// Answers any number of requests at the same time, each in its own scope.
struct LostPropertyOffice: Office {
  let process: Container
  let railway: Railway
  let scopes = Scopes()

  func respond(to request: Request) async -> Response {
    let scope = RequestScope(trace: request.trace, parent: process) {
      registerOpened(in: $0, noting: $1, of: railway)
    }
    scopes.running.withLock { $0[ObjectIdentifier(scope)] = scope }
    return await RequestScope.$current.withValue(scope) {
      // Here the trace is still known, however the answer has ended.
      defer { scope.end().forEach(railway.report) }
      let answer = await answer(to: request.errand, in: scope)
      guard answer.status == 200 else { return answer }
      scopes.running.withLock { $0[ObjectIdentifier(scope)] = nil }
      return answer
    }
  }

  private func answer(
    to errand: Errand, in scope: RequestScope
  ) async -> Response {
    do {
      switch errand {
      case .price(let thing):
        return try scope.resolve(PriceClerk.self).price(of: thing)
      case .find(let thing):
        return try await scope.resolve(FindClerk.self).find(thing)
      case .report(let thing, let place):
        return try await scope.resolve(ReportClerk.self)
          .report(thing, foundAt: place)
      case .claim(let thing, let name):
        return try await scope.resolve(ClaimClerk.self).claim(thing, by: name)
      }
    } catch {
      return .later
    }
  }
}
