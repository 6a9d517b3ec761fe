// Sound: the animals come from a result builder, which the initializer runs once.
/// Lists the animals of a farm.
@resultBuilder
enum HerdBuilder {
  static func buildExpression(_ animal: any Animal) -> [any Animal] { [animal] }
  static func buildExpression(_ animals: [any Animal]) -> [any Animal] {
    animals
  }
  static func buildBlock(_ parts: [any Animal]...) -> [any Animal] {
    parts.flatMap { $0 }
  }
}
