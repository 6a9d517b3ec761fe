@testable import CircularGraphs

/// One end of a cycle: it is built with its till.
final class Shop {
  let till: Till

  init(till: Till) {
    self.till = till
  }
}

/// The other end: it gets its shop later. Nothing here is weak, so that specs
/// can ask for either end.
final class Till {
  var shop: Shop?
  var room: Room?
}

/// A room with a door to the next.
final class Room {
  var next: Room?

  /// How many doors lead back here; 0 when none does.
  var wayRound: Int {
    var room = next
    for doors in 1...100 {
      if room === self { return doors }
      room = room?.next
    }
    return 0
  }
}

struct OutOfOrder: Error {}

/// Ends a completion that is called again and again.
final class Limit {
  struct Reached: Error {}
  private var calls = 0

  func check() throws {
    calls += 1
    if calls > 100 { throw Reached() }
  }
}

/// A shop and a till, with a cycle between them.
func shopAndTill(shop: Lifetime, till: Lifetime) -> Container {
  let container = Container()
  let limit = Limit()
  container.register(Shop.self, lifetime: shop) {
    Shop(till: try $0.resolve(Till.self))
  }
  container.register(
    Till.self, lifetime: till,
    factory: { _ in Till() },
    completed: {
      try limit.check()
      $1.shop = try $0.resolve(Shop.self)
    })
  return container
}

/// Rooms in a cycle, named "1", "2", …: each is completed with the next.
func rooms(_ count: Int, _ lifetime: Lifetime) -> Container {
  let container = Container()
  let limit = Limit()
  for number in 1...count {
    container.register(
      Room.self, name: "\(number)", lifetime: lifetime,
      factory: { _ in Room() },
      completed: {
        try limit.check()
        $1.next = try $0.resolve(Room.self, name: "\(number % count + 1)")
      })
  }
  return container
}

/// What the body found, or else what was thrown: `cycle: Shop → Till → Shop`.
func outcome(_ body: () throws -> String) -> String {
  do {
    return try body()
  } catch ResolutionError.missing(let path, _) {
    return "missing: \(path)"
  } catch ResolutionError.cycle(let path) {
    return "cycle: \(path)"
  } catch {
    return "\(type(of: error))"
  }
}

/// What each of these lifetimes leads to, in words: `graph: one room`.
func each(_ lifetimes: [Lifetime], _ find: (Lifetime) throws -> String)
  -> [String]
{
  lifetimes.map { lifetime in "\(lifetime): " + outcome { try find(lifetime) } }
}
