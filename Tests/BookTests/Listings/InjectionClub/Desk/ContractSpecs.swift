import Foundation
import Testing

@Test func `a library in memory keeps the contract`() async throws {
  try await contract(MemoryLibrary())
}

@Test(arguments: FaultyLibrary.Fault.allCases)
func `the contract notices`(fault: FaultyLibrary.Fault) async {
  await withKnownIssue {
    try await contract(FaultyLibrary(fault))
  }
}

@Test func `a library in a file keeps the contract`() async throws {
  let file = temporaryFile()
  defer { remove(file) }
  try await contract(FileLibrary(file: file))
}

@Test func `a library in a file lasts`() async throws {
  let file = temporaryFile()
  defer { remove(file) }
  try await lastingContract { FileLibrary(file: file) }
}

/// What a library that lasts keeps, too. `open` opens the same one each time.
func lastingContract(_ open: () -> any Library) async throws {
  try await open().add("Middlemarch")
  #expect(try await open().titles() == ["Middlemarch"])
}

@Test func `an unreadable file is told and left alone`() async throws {
  let file = temporaryFile()
  defer { remove(file) }
  let damaged = Data("[\"Middlem".utf8)
  try damaged.write(to: file)

  let library = FileLibrary(file: file)
  await #expect(throws: LibraryError.notRead(file: file.lastPathComponent)) {
    try await library.add("Emma")
  }
  #expect(try Data(contentsOf: file) == damaged)
}

private func temporaryFile() -> URL {
  URL.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
}

private func remove(_ file: URL) {
  try? FileManager.default.removeItem(at: file)
}
