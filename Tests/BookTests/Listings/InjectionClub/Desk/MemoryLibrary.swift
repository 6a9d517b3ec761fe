actor MemoryLibrary: Library {
  private var list: [String] = []

  func add(_ title: String) throws {
    guard !list.contains(title) else {
      throw LibraryError.alreadyThere(title)
    }
    list.append(title)
  }

  func titles() -> [String] { list }
}
