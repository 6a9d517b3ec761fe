import SpecSupport

@testable import InjectionWrapper

/// An oven that has baked this much already.
struct TestOven: Oven {
  let loaves: Int

  func bake() {}
}

/// Flour of which this much is left.
struct TestFlour: Flour {
  let kilos: Int

  func take() {}
}

extension Container {
  /// A container with an oven and flour, which the screens can show.
  static func withServices(loaves: Int, kilos: Int) -> Container {
    let container = Container()
    container.registerServices(loaves: loaves, kilos: kilos)
    return container
  }

  func registerServices(loaves: Int, kilos: Int) {
    register((any Oven).self, instance: TestOven(loaves: loaves))
    register((any Flour).self, instance: TestFlour(kilos: kilos))
  }
}

/// Both screens of this container, as the panel builds them.
func screens(in container: Container) -> [any Screen] {
  [OvenScreen(container: container), FlourScreen(container: container)]
}

/// For clients: a baker's parts, which print their names when they are used.
let parts = #"""
  struct SpecPart: Oven, Flour, Bell {
    let name: String
    let loaves = 0
    let kilos = 0
    func bake() { print(name) }
    func take() { print(name) }
    func ring() { print(name) }
  }
  let part = SpecPart(name: "part")
  """#

/// For clients: another kitchen, in which each part prints its number when it is used, counted in
/// the order of the first uses. It remembers its parts, so that no two have the same identity.
let numberedKitchen = #"""
  import Synchronization
  let known = Mutex<[any AnyObject & Sendable]>([])
  func use(_ part: any AnyObject & Sendable, _ name: String) {
    let number = known.withLock { known in
      if !known.contains(where: { $0 === part }) { known.append(part) }
      return known.filter { type(of: $0) == type(of: part) }
        .firstIndex { $0 === part }! + 1
    }
    print(name, number)
  }
  final class DeckOven: Oven {
    var loaves: Int { 0 }
    func bake() { use(self, "oven") }
  }
  final class FlourBin: Flour {
    var kilos: Int { 0 }
    func take() { use(self, "flour") }
  }
  final class DoorBell: Bell {
    func ring() { use(self, "bell") }
  }
  """#
