// TODO 3: The panel hands each screen a container, and the screens ask
// another one. They must find their services in the panel's.

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
