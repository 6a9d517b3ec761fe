import Foundation

actor FileLibrary: Library {
  private let file: URL

  init(file: URL) { self.file = file }

  func add(_ title: String) throws {
    var list = try titles()
    guard !list.contains(title) else {
      throw LibraryError.alreadyThere(title)
    }
    list.append(title)
    do {
      let data = try JSONEncoder().encode(list)
      try data.write(to: file, options: .atomic)
    } catch {
      throw LibraryError.notSaved(title)
    }
  }

  func titles() throws -> [String] {
    do {
      let data = try Data(contentsOf: file)
      return try JSONDecoder().decode([String].self, from: data)
    } catch CocoaError.fileReadNoSuchFile {
      return []
    } catch {
      throw LibraryError.notRead(file: file.lastPathComponent)
    }
  }
}
