// Does not compile: type 'DoorSheet' has no member 'shared'

struct DoorSheet {
  func hang() {}
}

struct Desk {
  let sheet: DoorSheet

  func takeIn(_ title: String) {
    sheet.hang()
  }

  func close() {
    DoorSheet.shared.hang()
  }
}
