// Wrong: a case of an enum makes an open store out of any text.
// Rejected by: no initializer or enum case skips the set-up

/// A store whose disk is open.
enum OpenStore {
  struct Dependencies {
    let disk: any Disk
  }

  case open(token: String)

  static func open(dependencies: Dependencies) throws -> OpenStore {
    .open(token: try dependencies.disk.open())
  }

  func token() -> String {
    switch self {
    case .open(let token): token
    }
  }
}
