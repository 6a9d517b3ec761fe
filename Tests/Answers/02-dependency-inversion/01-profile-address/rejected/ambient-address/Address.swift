protocol Address: Sendable {
  var displayAddress: String { get }
}
