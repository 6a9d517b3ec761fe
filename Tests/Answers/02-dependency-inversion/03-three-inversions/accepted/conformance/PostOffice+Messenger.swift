// Sound: the post office itself conforms to `Messenger`, without an adapter.
// Keeps: 2

extension PostOffice: Messenger {
  func tell(_ reader: String, _ message: String) {
    stamp(Letter(envelope: "To \(reader)", sheets: [message]))
  }
}
