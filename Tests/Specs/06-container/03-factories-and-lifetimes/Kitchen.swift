import SpecSupport

@testable import FactoriesAndLifetimes

protocol Baking {}

/// A part that many need.
final class Oven: Baking {}

/// A part that is a value. Two flours are told apart by their bags.
struct Flour {
  let bag: Int
}

final class Baker {
  let oven: Oven?
  let flour: Flour?

  init(_ resolver: Resolver) {
    oven = resolver.resolve(Oven.self)
    flour = resolver.resolve(Flour.self)
  }
}

/// Needs an oven and flour, and a baker who needs an oven and flour, too.
final class Kitchen {
  let baker: Baker?
  let oven: Oven?
  let flour: Flour?

  init(_ resolver: Resolver) {
    baker = resolver.resolve(Baker.self)
    oven = resolver.resolve(Oven.self)
    flour = resolver.resolve(Flour.self)
  }

  var ovens: [Oven] { [oven, baker?.oven].compactMap { $0 } }
  var bags: [Int] { [flour, baker?.flour].compactMap { $0?.bag } }
}

/// Needs an oven for itself, and a kitchen.
final class House {
  let oven: Oven?
  let kitchen: Kitchen?

  init(_ resolver: Resolver) {
    oven = resolver.resolve(Oven.self)
    kitchen = resolver.resolve(Kitchen.self)
  }
}

/// Needs an oven for itself, then a kitchen, and a house that needs it, too.
final class Street {
  let oven: Oven?
  let kitchen: Kitchen?
  let house: House?

  init(_ resolver: Resolver) {
    oven = resolver.resolve(Oven.self)
    kitchen = resolver.resolve(Kitchen.self)
    house = resolver.resolve(House.self)
  }
}

extension Container {
  /// Knows streets, houses and kitchens, and all that they need.
  ///
  /// - Parameter rooms: The lifetime of houses and of kitchens.
  /// - Parameter built: Gets a word from each factory of a part that runs.
  static func ofKitchens(
    _ rooms: Lifetime = .transient, ovens: Lifetime = .transient,
    flour: Lifetime = .transient, built: SpecRecorder<String> = SpecRecorder()
  ) -> Container {
    let container = Container()
    container.register(Oven.self, lifetime: ovens) { _ in
      built.record("oven")
      return Oven()
    }
    container.register(Flour.self, lifetime: flour) { _ in
      built.record("flour")
      return Flour(bag: built.values.count)
    }
    container.register(Baker.self) { Baker($0) }
    container.register(Kitchen.self, lifetime: rooms) { Kitchen($0) }
    container.register(House.self, lifetime: rooms) { House($0) }
    container.register(Street.self) { Street($0) }
    return container
  }
}

/// How many different objects these are.
func count(_ objects: [Oven]) -> Int {
  Set(objects.map(ObjectIdentifier.init)).count
}

/// What a spec finds when it compares two ovens.
func compare(_ one: Oven?, _ other: Oven?) -> String {
  guard let one, let other else { return "an oven is missing" }
  return one === other ? "one oven" : "two ovens"
}

/// A receipt, with the name of the one whose it is: `Ada: rye bread, croissant`.
func receipt(_ name: String, _ cakes: [String]) -> String {
  "\(name): \(cakes.isEmpty ? "nothing" : cakes.joined(separator: ", "))"
}

/// What each of these lifetimes leads to, in words: `shared: one oven`.
func each(
  _ lifetimes: [Lifetime], _ find: (Lifetime) throws -> String
) rethrows -> [String] {
  try lifetimes.map { "\($0): \(try find($0))" }
}

/// Two services whose types print alike.
enum Tea { struct Price {} }
enum Lunch { struct Price {} }
