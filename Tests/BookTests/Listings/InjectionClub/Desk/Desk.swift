struct Desk {
  let library: any Library
  let sheet: DoorSheet
  let print: (String) -> Void

  func takeIn(_ title: String) async {
    do {
      try await library.add(title)
      try await sheet.hang()
    } catch {
      print("\(error)")
    }
  }
}

struct DoorSheet {
  let library: any Library
  let print: (String) -> Void

  func hang() async throws {
    print("On our shelves:")
    for title in try await library.titles() { print("- \(title)") }
  }
}
