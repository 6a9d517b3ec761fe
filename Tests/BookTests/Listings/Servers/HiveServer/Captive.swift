// Does not compile: has non-Sendable type 'Transaction'
struct WarmServices: Sendable {
  let archive: any Archive
  let openTransaction: Transaction
}
