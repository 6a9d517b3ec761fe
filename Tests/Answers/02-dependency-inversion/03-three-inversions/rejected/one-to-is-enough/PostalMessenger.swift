// Wrong: a reader whose name begins with “To” gets no other one.
// Rejected by: keeps the library's letters as they are

/// The post office as a messenger.
struct PostalMessenger: Messenger {
  let office: PostOffice

  func tell(_ reader: String, _ message: String) {
    let envelope = reader.hasPrefix("To ") ? reader : "To \(reader)"
    office.stamp(Letter(envelope: envelope, sheets: [message]))
  }
}
