import Foundation

/// What the app's start calls. Here, only, the live parts are named.
func runDesk() async {
  let titles = URL(filePath: "titles.json")
  let library = makeLibrary(in: .file(titles))
  let desk = makeDesk(library: library, print: { print($0) })
  while let title = readLine() { await desk.takeIn(title) }
}

/// The whole app, built from these parts.
func makeDesk(
  library: any Library, print: @escaping (String) -> Void
) -> Desk {
  let sheet = DoorSheet(library: library, print: print)
  return Desk(library: library, sheet: sheet, print: print)
}

enum Place {
  case memory
  case file(URL)
}

func makeLibrary(in place: Place) -> any Library {
  switch place {
  case .memory: MemoryLibrary()
  case .file(let file): FileLibrary(file: file)
  }
}
