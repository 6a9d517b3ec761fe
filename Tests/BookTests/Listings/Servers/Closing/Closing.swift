/// One transaction. It belongs to one request, so it isn't `Sendable`.
protocol Transaction {
  func commit() async throws
  func rollBack() async
}

/// Opens a transaction, and ends it when `body` has returned or thrown.
nonisolated(nonsending) func withTransaction<Answer>(
  _ transaction: sending any Transaction,
  _ body: nonisolated(nonsending) (any Transaction) async throws -> Answer
) async throws -> Answer {
  do {
    let answer = try await body(transaction)
    try await transaction.commit()
    return answer
  } catch {
    await Task { await transaction.rollBack() }.value
    throw error
  }
}
