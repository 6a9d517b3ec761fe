import Synchronization

protocol Oven: Sendable {
  func bake(_ what: String)
}

struct Baker {
  let oven: any Oven
}

/// All the money of one day.
final class Till: Sendable {
  private let money = Mutex(0)

  var total: Int { money.withLock { $0 } }

  func take(_ amount: Int) {
    money.withLock { $0 += amount }
  }
}

struct Shop {
  let baker: Baker
  let till: Till

  func sell(_ what: String, for price: Int) {
    baker.oven.bake(what)
    till.take(price)
  }
}

/// Brings cakes to people's doors, and takes money there.
struct Van {
  let baker: Baker
  let till: Till

  func deliver(_ what: String, for price: Int) {
    baker.oven.bake(what)
    till.take(price)
  }
}
