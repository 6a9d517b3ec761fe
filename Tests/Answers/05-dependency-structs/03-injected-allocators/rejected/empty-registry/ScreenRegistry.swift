/// Knows how screens are made. The root fills it.
struct ScreenRegistry {
  private var makers: [String: (Any) -> any Screen] = [:]

  mutating func register<Input>(
    _ name: String, _ make: @escaping (Input) -> any Screen
  ) {
    makers[name] = { make($0 as! Input) }
  }

  func make(_ name: String, _ input: Any) -> (any Screen)? {
    makers[name]?(input)
  }
}
