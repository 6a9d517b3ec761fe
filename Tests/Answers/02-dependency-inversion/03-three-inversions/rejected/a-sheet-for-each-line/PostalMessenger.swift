// Wrong: spreads the lines of a message over several sheets.
// Rejected by: keeps the library's letters as they are

/// The post office as a messenger.
struct PostalMessenger: Messenger {
  let office: PostOffice

  func tell(_ reader: String, _ message: String) {
    let sheets = message.split(whereSeparator: \.isNewline).map(String.init)
    office.stamp(Letter(envelope: "To \(reader)", sheets: sheets))
  }
}
