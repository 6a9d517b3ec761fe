// Wrong: keeps letters back until there are five of them.
// Rejected by: keeps the library's letters as they are

/// The post office as a messenger. It walks there with a few letters at a time.
final class PostalMessenger: Messenger {
  private let office: PostOffice
  private var bag: [Letter] = []

  init(office: PostOffice) { self.office = office }
  deinit { bag.forEach(office.stamp) }

  func tell(_ reader: String, _ message: String) {
    bag.append(Letter(envelope: "To \(reader)", sheets: [message]))
    guard bag.count == 5 else { return }
    bag.forEach(office.stamp)
    bag = []
  }
}
