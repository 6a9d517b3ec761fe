/// Answers any number of requests at the same time, each in its own scope.
actor LostPropertyOffice: Office {
  let process: Container
  let railway: Railway

  init(process: Container, railway: Railway) {
    self.process = process
    self.railway = railway
  }

  func respond(to request: Request) async -> Response {
    let scope = RequestScope(parent: process) { [railway] in
      registerOpened(in: $0, noting: $1, of: railway)
    }
    return await RequestScope.$trace.withValue(request.trace) {
      let response = await answer(to: request.errand, in: scope)
      await scope.end(railway.report)
      return response
    }
  }

  private func answer(
    to errand: Errand, in scope: RequestScope
  ) async -> Response {
    do {
      switch errand {
      case .price(let thing):
        return try await scope.resolve(PriceClerk.self).price(of: thing)
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
