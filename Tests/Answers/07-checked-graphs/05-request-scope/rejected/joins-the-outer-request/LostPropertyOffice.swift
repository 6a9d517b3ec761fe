// Wrong: a request inside another one with the same trace joins the outer one's scope.
// Rejected by: a request inside another one has a scope of its own

/// Answers any number of requests at the same time, each in its own scope.
struct LostPropertyOffice: Office {
  let process: Container
  let railway: Railway

  func respond(to request: Request) async -> Response {
    if let outer = RequestScope.current, outer.trace == request.trace {
      // Handed on within the same request: whoever has begun it ends it.
      return await answer(to: request.errand, in: outer)
    }
    let scope = RequestScope(trace: request.trace, parent: process) {
      registerOpened(in: $0, noting: $1, of: railway)
    }
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
