// The outside world. Leave it as it is.

/// One promise of a shop, written down.
///
/// ```swift
/// Check("a customer pays for a cake", expected: ["tart"]) { openShop in
///   let customer = openShop().resolve(Customer.self)
///   customer?.take("tart")
///   return customer?.pay()
/// }
/// ```
struct Check {
  private let judge: (_ openShop: () -> Container) -> String?

  /// - Parameters:
  ///   - name: What the check finds out. It's shown when the check fails.
  ///   - expected: What must come out. An empty list needs its type:
  ///     `[String]()`.
  ///   - found: What comes out of the shops that the check opens. Each call of
  ///     `openShop` opens a new one. `nil` when nothing does.
  init<Value: Equatable>(
    _ name: String, expected: Value,
    found: @escaping (_ openShop: () -> Container) -> Value?
  ) {
    judge = { openShop in
      let value = found(openShop)
      guard value != expected else { return nil }
      let words = value.map { "\($0)" } ?? "nothing"
      return "Check: \(name)\nexpected: \(expected)\nfound: \(words)"
    }
  }

  /// What is wrong with the shops; `nil` when they pass.
  func complaint(about openShop: () -> Container) -> String? {
    judge(openShop)
  }
}
