struct Desk {
  static let shared = Desk()

  func takeIn(_ title: String) {
    Shelf.shared.add(title)
    DoorSheet.shared.hang()
  }
}
