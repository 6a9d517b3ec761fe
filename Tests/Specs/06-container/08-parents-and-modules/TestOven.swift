import SpecSupport

@testable import ParentsAndModules

/// An oven that remembers what it baked.
final class TestOven: Oven {
  private let recorder = SpecRecorder<String>()

  var baked: [String] { recorder.values }

  func bake(_ what: String) {
    recorder.record(what)
  }
}

/// One day: the shop sells bread for 4, the van delivers a cake for 30.
///
/// - Returns: What is in the till at night, or the error.
func moneyOfOneDay(_ bakery: Container) -> String {
  outcome {
    try bakery.resolve(Shop.self).sell("bread", for: 4)
    try bakery.resolve(Van.self).deliver("cake", for: 30)
    return "\(try bakery.resolve(Till.self).total)"
  }
}

/// Which services of the bakery the module registers.
func services(of module: (Container) -> Void) -> [String] {
  let container = Container()
  module(container)
  return services(in: container)
}

/// Which services of the bakery are found here.
func services(in container: Container) -> [String] {
  let all: [(name: String, type: Any.Type)] = [
    ("Oven", (any Oven).self), ("Baker", Baker.self), ("Till", Till.self),
    ("Shop", Shop.self), ("Van", Van.self),
  ]
  return all.filter { container.contains($0.type) }.map(\.name)
}
