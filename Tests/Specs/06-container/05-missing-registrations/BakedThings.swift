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
  container.register(Cake.self) { Cake(try $0.resolve(Dough.self)) }
  container.register(Dough.self, lifetime: lifetime) { resolver in
    begun.record("Dough")
    if begun.values.count > 20 { throw TooManyCalls() }
    return Dough(try resolver.resolve(Leaven.self))
  }
  container.register(Leaven.self, lifetime: lifetime) { resolver in
    begun.record("Leaven")
    return Leaven(try resolver.resolve(Dough.self))
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
