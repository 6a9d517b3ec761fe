// Sound: everyone can see the case, and only `open` can make what it holds.
/// A store whose disk is open.
enum OpenStore {
  case opened(Proof)

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
    }
  }
}
