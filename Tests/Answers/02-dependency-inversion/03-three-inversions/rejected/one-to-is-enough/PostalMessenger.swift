// Wrong: a reader whose name begins with “To” gets no other one.
// Rejected by: a message leaves as a stamped letter

/// The post office as a messenger.
struct PostalMessenger: Messenger {
  let office: PostOffice

  func tell(_ reader: String, _ message: String) {
    let envelope = reader.hasPrefix("To ") ? reader : "To \(reader)"
    office.stamp(Letter(envelope: envelope, sheets: [message]))
  }
}
