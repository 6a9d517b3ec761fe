/// What the screens may ask for.
protocol House: Sendable {
  func lock() throws -> Lock
}
