/// Lives as long as the process, so every request sees the same one.
struct Services: Sendable {
  let archive: any Archive
  let limiter: Limiter
}

/// Lives as long as one request.
struct RequestScope {
  let keeper: String
  let weights: Weights
  let journal: Journal
}

extension Services {
  /// The root of one request.
  func scope(for request: Request) throws -> RequestScope {
    let transaction = try archive.begin()
    return RequestScope(
      keeper: request.keeper,
      weights: Weights(transaction: transaction),
      journal: Journal(transaction: transaction))
  }
}
