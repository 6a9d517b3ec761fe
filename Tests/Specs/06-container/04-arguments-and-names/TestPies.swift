import SpecSupport

@testable import ArgumentsAndNames

/// A service that says which factory built it.
final class Pie {
  let filling: String

  init(_ filling: String) {
    self.filling = filling
  }
}

extension Pie? {
  /// Which factory built it, in words also when none did.
  var shown: String { self?.filling ?? "no pie" }
}

/// Two services whose names begin alike.
struct Roll {
  let label: String
}

struct Rolls {
  let label: String
}

/// Brings a service and an argument that share their short names with others.
enum Lunch {
  struct Pie {}
  struct Price {}
}

enum Tea {
  struct Price {}
}

/// An argument of a class that has a subclass.
class Dough {}
final class SourDough: Dough {}

/// Asks one resolution for all pies, twice.
struct Table {
  let pies: [Pie]
  let again: [Pie]

  init(_ resolver: Resolver) {
    let ask = {
      [
        resolver.resolve(Pie.self),
        resolver.resolve(Pie.self, name: "lunch"),
        resolver.resolve(Pie.self, 8),
        resolver.resolve(Pie.self, name: "lunch", 8),
      ].compactMap { $0 }
    }
    (pies, again) = (ask(), ask())
  }

  var fillings: [String] { pies.map(\.filling) }

  /// The fillings of those pies that are the same ones in `others`.
  func kept(in others: [Pie]) -> [String] {
    zip(pies, others).filter { $0 === $1 }.map(\.0.filling)
  }
}

extension Container {
  /// Knows a table, and four pies: with and without a name and an argument.
  func registerPies(_ lifetime: Lifetime) {
    register(Pie.self, lifetime: lifetime) { _ in Pie("plum") }
    register(Pie.self, name: "lunch", lifetime: lifetime) { _ in Pie("leek") }
    register(Pie.self, lifetime: lifetime) { (_, slices: Int) in
      Pie("\(slices) of fig")
    }
    register(Pie.self, name: "lunch", lifetime: lifetime) { (_, slices: Int) in
      Pie("\(slices) of nut")
    }
    register(Table.self) { Table($0) }
  }
}

/// The lifetimes that use an instance again.
var keepingLifetimes: [Lifetime] { [.graph, .shared, .weak] }

/// Names that are easily mistaken for another one, or for having none.
///
/// Two texts that Swift calls equal are one name, so each is here once.
let oddNames: [String?] = {
  let long = String(repeating: "a long name ", count: 1_000)
  let texts =
    Odd.texts + [
      "s", "nil", "default", "two words", "tea", "Tea", " tea", long + "1",
      long + "2",
    ]
  var seen: Set<String> = []
  return [nil] + texts.filter { seen.insert($0).inserted }
}()

/// A name as a failure shows it: in quotes, and not all of a long one.
func label(_ name: String?) -> String {
  guard let name else { return "no name" }
  return name.count < 40
    ? "\"\(name)\"" : "\"\(name.prefix(12))…\(name.suffix(12))\""
}

/// A client that brings pies, too.
func client(_ statements: String) -> SpecClient {
  SpecClient(
    "let container = Container()\n" + statements,
    declarations: """
      final class Pie {
        let filling: String
        init(_ filling: String) { self.filling = filling }
      }
      func show(_ types: String, _ pie: Pie?) {
        print("\\(types): \\(pie?.filling ?? "no pie")")
      }
      """)
}

// MARK: - Until the container has names and arguments

// The compiler takes these methods only where the answer has none that fits. So the specs compile
// with the starter, too, and each of them is red for a reason of its own.

extension Container {
  @_disfavoredOverload
  func register<Service, each Argument>(
    _ service: Service.Type, name: String? = nil,
    lifetime: Lifetime = .transient, specs: Void = (),
    factory: @escaping (Resolver, repeat each Argument) -> Service
  ) {}

  @_disfavoredOverload
  func contains(_ service: Any.Type, name: String?, specs: Void = ()) -> Bool {
    false
  }

  @_disfavoredOverload
  func remove(_ service: Any.Type, name: String?, specs: Void = ()) {}

  @_disfavoredOverload
  func resolve<Service, each Argument>(
    _ service: Service.Type, name: String? = nil,
    _ argument: repeat each Argument, specs: Void = ()
  ) -> Service? { nil }
}

extension Resolver {
  @_disfavoredOverload
  func resolve<Service, each Argument>(
    _ service: Service.Type, name: String? = nil,
    _ argument: repeat each Argument, specs: Void = ()
  ) -> Service? { nil }
}
