final class MachineServer: Sendable {
  @available(*, deprecated, message: "Take a MachineBoard in your initializer.")
  static let shared = MachineServer()
}
