// Sound: the open store is an enum whose payload only `open` can make; the services keep their result as a `Result`
/// A store whose disk is open.
enum OpenStore {
  struct Dependencies {
    let disk: any Disk
  }

  /// What came from a disk. Only `open(dependencies:)` makes one.
  struct Saved {
    fileprivate let token: String

    fileprivate init(token: String) {
      self.token = token
    }
  }

  case guest(Saved)
  case member(Saved)

  static func open(dependencies: Dependencies) throws -> OpenStore {
    let saved = Saved(token: try dependencies.disk.open())
    return saved.token.isEmpty ? .guest(saved) : .member(saved)
  }

  func token() -> String {
    switch self {
    case .guest(let saved), .member(let saved): saved.token
    }
  }
}
