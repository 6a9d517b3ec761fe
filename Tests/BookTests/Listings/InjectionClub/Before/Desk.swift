struct Desk {
  static let shared = Desk()

  func takeIn(_ title: String) {
    Shelf.shared.add(title)
    DoorSheet.shared.hang()
  }
}

struct DoorSheet {
  static let shared = DoorSheet()

  func hang() {
    Printer.shared.line("On our shelves:")
    for title in Shelf.shared.titles { Printer.shared.line("- \(title)") }
  }
}
