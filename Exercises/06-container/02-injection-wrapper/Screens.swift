/// How much was baked today.
struct OvenScreen: Screen {
  @Injection private var oven: any Oven

  init(container: Container) {}

  var text: String { "Baked today: \(oven.loaves)" }
}

/// How much flour is left.
struct FlourScreen: Screen {
  @Injection private var flour: any Flour

  init(container: Container) {}

  var text: String { "Flour: \(flour.kilos) kg" }
}
