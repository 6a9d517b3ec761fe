/// The usual parts of this app, new ones at each call.
enum AppParts {
  static var animals: [any Animal] { [Cow(), Duck()] }
  static func cooler() -> some Cooler { IceCooler() }
}
