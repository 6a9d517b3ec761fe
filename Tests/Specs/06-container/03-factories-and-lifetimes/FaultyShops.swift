@testable import FactoriesAndLifetimes

/// Shops with one wrong lifetime, made of the learner's own customers and tills.
///
/// Each shop's container forwards to another one, which the learner's `makeContainer` made. So it
/// has a `Customer` and a `Till`, and no `Basket`.
enum ShopFault {
  case none
  /// All customers are one, with one basket.
  case oneBasketForAll
  /// The customers who are in the shop at the same time have one basket.
  case oneBasketAtATime
  /// A new customer gets the basket of one who has left.
  case basketLeftBehind
  /// Each customer pays at a till that no one else sees.
  case tillForEachCustomer
  /// A new customer brings a new till for the whole shop.
  case tillOfTheLastCustomer
  /// The till is gone when the last customer has left.
  case tillGoesWithTheCustomers
  /// The till is gone when no customer and nobody else holds it.
  case tillThatNobodyKeeps
  /// All shops have one till.
  case oneTillForAllShops

  /// Opens shops that have this fault.
  func opener() -> () -> Container {
    let town = makeContainer()
    return { facade(of: FaultyShop(self, in: town)) }
  }

  /// What the checks say of the fault.
  ///
  /// A check that refuses a sound shop as well has noticed nothing. The faulty shops are judged
  /// first, so a check that compares with the first shop it meets notices nothing either.
  func verdict(_ words: String) -> String {
    guard makeContainer().hasShop else { return "the shop has no customer" }
    if self == .tillThatNobodyKeeps, !losesReceipts {
      return "\(words): caught"
    }
    let isCaught = shopChecks().contains { check in
      check.complaint(about: opener()) != nil
        && check.complaint(about: makeContainer) == nil
        && check.complaint(about: ShopFault.none.opener()) == nil
    }
    return "\(words): \(isCaught ? "caught" : "got away")"
  }
}

extension ShopFault {
  /// Whether a receipt is lost when the customer has left: not in a shop whose
  /// receipts are elsewhere than in its till.
  private var losesReceipts: Bool {
    let shop = opener()()
    func visit() {
      let customer = shop.resolve(Customer.self)
      customer?.take("roll")
      _ = customer?.pay()
    }
    visit()
    return shop.resolve(Till.self)?.receipts.isEmpty ?? false
  }
}

extension Container {
  /// Whether it has what every shop has.
  var hasShop: Bool {
    resolve(Customer.self) != nil && resolve(Till.self) != nil
  }
}

private func facade(of shop: FaultyShop) -> Container {
  let container = Container()
  container.register(Customer.self) { _ in shop.enter() }
  container.register(Till.self) { _ in shop.till() }
  return container
}

private final class FaultyShop {
  private let fault: ShopFault
  private var inner: Container
  private var visitors: [() -> AnyObject?] = []
  /// A customer who is kept, and handed out again.
  private var kept: AnyObject?

  init(_ fault: ShopFault, in town: Container) {
    self.fault = fault
    inner = fault == .oneTillForAllShops ? town : makeContainer()
    if fault == .tillThatNobodyKeeps {
      inner.register(Till.self, lifetime: .weak) { _ in
        makeContainer().resolve(Till.self)!
      }
    }
  }

  func enter() -> Customer {
    switch fault {
    case .none, .oneTillForAllShops, .tillThatNobodyKeeps: return new()
    case .oneBasketForAll: return again() ?? keep(new())
    case .oneBasketAtATime:
      let present = visitors.lazy.compactMap { $0() as? Customer }.first
      return present ?? watch(new())
    case .basketLeftBehind:
      return isKeptElsewhere ? new() : again() ?? keep(new())
    case .tillForEachCustomer: return makeContainer().resolve(Customer.self)!
    case .tillOfTheLastCustomer:
      inner = makeContainer()
      return new()
    case .tillGoesWithTheCustomers:
      forgetWhenEmpty()
      return watch(new())
    }
  }

  func till() -> Till {
    if fault == .tillGoesWithTheCustomers { forgetWhenEmpty() }
    return inner.resolve(Till.self)!
  }

  private func new() -> Customer { inner.resolve(Customer.self)! }

  private func again() -> Customer? { kept as? Customer }

  private func keep(_ customer: Customer) -> Customer {
    kept = customer as AnyObject
    return customer
  }

  /// Whether the kept customer is still in the shop.
  private var isKeptElsewhere: Bool {
    kept != nil && !isKnownUniquelyReferenced(&kept)
  }

  private func watch(_ customer: Customer) -> Customer {
    let object = customer as AnyObject
    visitors.append { [weak object] in object }
    return customer
  }

  private func forgetWhenEmpty() {
    guard visitors.allSatisfy({ $0() == nil }) else { return }
    (inner, visitors) = (makeContainer(), [])
  }
}
