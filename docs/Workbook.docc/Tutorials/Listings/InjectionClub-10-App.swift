@main struct App {
  static func main() {
    let cloakroom = makeCloakroom(
      hour: { HouseClock.shared.hour },
      show: { Screen.shared.show($0) })
    while let line = readLine() { cloakroom.handle(line) }
  }
}

/// The whole program, built from these parts.
func makeCloakroom(
  hour: @escaping @Sendable () -> Int,
  show: @escaping @Sendable (String) -> Void
) -> Cloakroom {
  Cloakroom(rack: Rack(), till: Till(hour: hour), show: show)
}
