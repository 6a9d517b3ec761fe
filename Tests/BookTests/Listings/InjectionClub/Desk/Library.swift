/// Where the titles are kept.
protocol Library: Sendable {
  /// Puts a title at the end, or throws `LibraryError.alreadyThere`.
  func add(_ title: String) async throws
  /// All titles, in the order in which they came.
  func titles() async throws -> [String]
}

enum LibraryError: Error, Equatable, CustomStringConvertible {
  case alreadyThere(String)
  case notSaved(String)
  case notRead(file: String)

  var description: String {
    switch self {
    case .alreadyThere(let title):
      "\(title) is on the shelf already. Put the new copy beside it."
    case .notSaved(let title):
      "\(title) was not saved. All other titles are safe. Is the disk full?"
    case .notRead(let file):
      "The list of titles cannot be read. Nothing was changed. Look at \(file)."
    }
  }
}
