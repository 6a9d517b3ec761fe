/// The post office as a messenger.
struct PostalMessenger: Messenger {
  let office: PostOffice

  func tell(_ reader: String, _ message: String) {
    office.stamp(Letter(envelope: "To \(reader)", sheets: [message]))
  }
}
