struct DoorSheet {
  static let shared = DoorSheet(shelf: .shared, printer: .shared)

  let shelf: Shelf
  let printer: Printer

  func hang() {
    printer.line("On our shelves:")
    for title in shelf.titles { printer.line("- \(title)") }
  }
}
