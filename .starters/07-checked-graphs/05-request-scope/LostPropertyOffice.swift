/// Answers requests. It's fine as long as they come one at a time.
struct LostPropertyOffice: Office {
  let process: Container

  func respond(to request: Request) async -> Response {
    setTrace(request.trace)
    do {
      return try await answer(to: request.errand)
    } catch {
      return .later
    }
  }

  private func answer(to errand: Errand) async throws -> Response {
    switch errand {
    case .price(let thing):
      return try process.resolve(PriceClerk.self).price(of: thing)
    case .find(let thing):
      return try await process.resolve(FindClerk.self).find(thing)
    case .report(let thing, let place):
      return try await process.resolve(ReportClerk.self)
        .report(thing, foundAt: place)
    case .claim(let thing, let name):
      return try await process.resolve(ClaimClerk.self).claim(thing, by: name)
    }
  }
}
