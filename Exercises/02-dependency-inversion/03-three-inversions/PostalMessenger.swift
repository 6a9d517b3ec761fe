/// The post office as a messenger.
struct PostalMessenger: Messenger {
  let office: PostOffice

  // TODO 1: Who is told something gets a letter, like those of `DueReminder`.
  func tell(_ reader: String, _ message: String) {}
}
