import Foundation
import SpecSupport

@testable import MissingRegistrations

/// What the specs let a container build. Each thing keeps its parts.
class BakedThing {
  let parts: [BakedThing]

  init(_ parts: BakedThing...) {
    self.parts = parts
  }
}

final class Cake: BakedThing {}
final class Bun: BakedThing {}
final class Dough: BakedThing {}
final class Leaven: BakedThing {}
final class Cream: BakedThing {}
final class Egg: BakedThing {}
final class EggCup: BakedThing {}

/// `Easter.Egg` and `Egg` are two types with one short name.
enum Easter {
  final class Egg: BakedThing {}
}

/// An error that a factory throws.
struct OvenIsCold: Error {
  let degrees: Int
}

var allLifetimes: [Lifetime] { [.transient, .graph, .shared, .weak] }

/// What each lifetime leads to, in words: `shared: no error`.
func each(_ find: (Lifetime) -> String) -> [String] {
  allLifetimes.map { "\($0): \(find($0))" }
}

/// Ends a cycle of factories that the container does not end.
struct TooManyCalls: Error, CustomStringConvertible {
  let description = "more than 20 calls, stopped by the spec"
}

/// Dough needs leaven, and leaven is made of older dough.
///
/// `begun` hears of each factory that is called.
func makeSourdoughBakery(
  _ lifetime: Lifetime, begun: SpecRecorder<String>
) -> Container {
  let container = Container()
  container.specAdd(Cake.self) { Cake(try $0.specGet(Dough.self)) }
  container.specAdd(Dough.self, lifetime: lifetime) { resolver in
    begun.record("Dough")
    if begun.values.count > 20 { throw TooManyCalls() }
    return Dough(try resolver.specGet(Leaven.self))
  }
  container.specAdd(Leaven.self, lifetime: lifetime) { resolver in
    begun.record("Leaven")
    return Leaven(try resolver.specGet(Dough.self))
  }
  return container
}

/// What the body throws, to read and to compare: `missing: Cake → Egg`.
func errorText(_ body: () throws -> some Any) -> String {
  do {
    _ = try body()
    return "no error"
  } catch ResolutionError.missing(let path, let similar) {
    let list = similar.joined(separator: ", ")
    return "missing: \(path)" + (list.isEmpty ? "" : " (similar: \(list))")
  } catch ResolutionError.cycle(let path) {
    return "cycle: \(path)"
  } catch {
    return "\(error)"
  }
}

/// Runs the body on a thread of its own; waits for it, a minute at most.
func onAnotherThread(_ body: @escaping @Sendable () -> String) -> String {
  let texts = SpecRecorder<String>()
  let isOver = DispatchSemaphore(value: 0)
  Thread {
    texts.record(body())
    isOver.signal()
  }.start()
  _ = isOver.wait(timeout: .now() + 60)
  return texts.values.first ?? "no answer"
}

// MARK: - The calls of the specs

extension Container {
  /// As the container's `register`, with a factory that may throw.
  func specAdd<Service, each Argument>(
    _ service: Service.Type, name: String? = nil,
    lifetime: Lifetime = .transient,
    factory: @escaping (Resolver, repeat each Argument) throws -> Service
  ) {
    register(service, name: name, lifetime: lifetime, factory: factory)
  }

  /// As the container's `resolve`, which throws and never returns `nil`.
  func specGet<Service, each Argument>(
    _ service: Service.Type, name: String? = nil,
    _ argument: repeat each Argument
  ) throws -> Service {
    try resolve(service, name: name, repeat each argument)
  }
}

extension Resolver {
  /// As the resolver's `resolve`, which throws and never returns `nil`.
  func specGet<Service, each Argument>(
    _ service: Service.Type, name: String? = nil,
    _ argument: repeat each Argument
  ) throws -> Service {
    try resolve(service, name: name, repeat each argument)
  }
}

// MARK: - Until the container throws

// The compiler takes these methods only where the answer has none that fits. So the specs compile
// with the starter, too, and each of them is red for a reason of its own.

struct NothingThrowsYet: Error, CustomStringConvertible {
  let description = "no `resolve` that throws"
}

extension Container {
  @_disfavoredOverload
  func register<Service, each Argument>(
    _ service: Service.Type, name: String? = nil,
    lifetime: Lifetime = .transient, specs: Void = (),
    factory: @escaping (Resolver, repeat each Argument) throws -> Service
  ) {}

  @_disfavoredOverload
  func resolve<Service, each Argument>(
    _ service: Service.Type, name: String? = nil,
    _ argument: repeat each Argument, specs: Void = ()
  ) throws -> Service { throw NothingThrowsYet() }
}

extension Resolver {
  @_disfavoredOverload
  func resolve<Service, each Argument>(
    _ service: Service.Type, name: String? = nil,
    _ argument: repeat each Argument, specs: Void = ()
  ) throws -> Service { throw NothingThrowsYet() }
}
