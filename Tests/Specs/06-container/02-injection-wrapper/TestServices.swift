import SpecSupport

@testable import InjectionWrapper

/// An oven that has baked this much already.
struct TestOven: Oven {
  let loaves: Int

  func bake() {}
}

/// A client that brings `Part`s, which print their names when they are used.
func client(_ statements: String, alsoDeclaring more: String = "") -> Client {
  Client(
    statements,
    declarations: #"""
      struct Part: Oven, Flour, Bell {
        let name: String
        let loaves = 0
        let kilos = 0
        func bake() { print(name) }
        func take() { print(name) }
        func ring() { print(name) }
      }
      let part = Part(name: "part")

      """# + more)
}
