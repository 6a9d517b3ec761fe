// Sound: computed properties ask the container; the wrapper saved this much.
// Keeps: 2

struct OvenScreen: Screen {
  let container: Container
  private var oven: any Oven { container.required((any Oven).self) }

  var text: String { "Baked today: \(oven.loaves)" }
}

struct FlourScreen: Screen {
  let container: Container
  private var flour: any Flour { container.required((any Flour).self) }

  var text: String { "Flour: \(flour.kilos) kg" }
}

extension Container {
  fileprivate func required<Service>(_ service: Service.Type) -> Service {
    guard let found = resolve(service) else {
      fatalError("\(service) is not registered.")
    }
    return found
  }
}
