/// An address has a line to show, and may be used by any task.
protocol Address: Sendable {
  var displayAddress: String { get }
}
