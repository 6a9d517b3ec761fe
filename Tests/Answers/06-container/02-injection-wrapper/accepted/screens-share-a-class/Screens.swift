// Sound: the screens are classes without a wrapper, and the text has the whole name of the type.
class Display {
  fileprivate let container: Container

  required init(container: Container) { self.container = container }
}

final class OvenScreen: Display, Screen {
  var text: String { "Baked today: \(container.require((any Oven).self).loaves)" }
}

final class FlourScreen: Display, Screen {
  var text: String { "Flour: \(container.require((any Flour).self).kilos) kg" }
}
