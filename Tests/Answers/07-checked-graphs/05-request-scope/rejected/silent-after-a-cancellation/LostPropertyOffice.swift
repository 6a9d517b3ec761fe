// Wrong: after a cancellation, trouble while closing isn't reported.
// Rejected by: the engineers hear of each trouble while closing

/// Answers any number of requests at the same time, each in its own scope.
struct LostPropertyOffice: Office {
  let process: Container
  let railway: Railway

  func respond(to request: Request) async -> Response {
    let scope = RequestScope(trace: request.trace, parent: process) {
      registerOpened(in: $0, noting: $1, of: railway)
    }
    return await RequestScope.$current.withValue(scope) {
      // Here the trace is still known, however the answer has ended.
      defer {
        let troubles = scope.end()
        // Who has hung up leaves half-written entries, and nobody gets up for them.
        if !Task.isCancelled { troubles.forEach(railway.report) }
      }
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
