struct OvenScreen {
  @Injection private var oven: any Oven
}

extension OvenScreen: Screen {
  init(container: Container) { self.init(oven: .init(from: container)) }
  var text: String { "Baked today: \(oven.loaves)" }
}

struct FlourScreen {
  @Injection private var flour: any Flour
}

extension FlourScreen: Screen {
  init(container: Container) { self.init(flour: .init(from: container)) }
  var text: String { "Flour: \(flour.kilos) kg" }
}
