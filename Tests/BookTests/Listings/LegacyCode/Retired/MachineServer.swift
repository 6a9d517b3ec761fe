final class MachineServer: Sendable {
  @available(*, unavailable, message: "Take a MachineBoard in your initializer.")
  static let shared = MachineServer()

  /// For the callers that were here in January. The build counts them.
  static let inherited = MachineServer()
}
