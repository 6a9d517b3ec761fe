// Wrong: a second case is an open store whose disk was never opened.
// Rejected by: no initializer or enum case skips the set-up
/// A store whose disk is open.
enum OpenStore {
  case opened(Proof)
  case guest

  struct Dependencies {
    let disk: any Disk
  }

  /// Comes from a disk that was opened.
  struct Proof {
    fileprivate let token: String

    fileprivate init(_ disk: any Disk) throws {
      token = try disk.open()
    }
  }

  static func open(dependencies: Dependencies) throws -> OpenStore {
    .opened(try Proof(dependencies.disk))
  }

  func token() -> String {
    switch self {
    case .opened(let proof): proof.token
    case .guest: ""
    }
  }
}
