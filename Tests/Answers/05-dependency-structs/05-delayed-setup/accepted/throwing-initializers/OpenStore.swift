// Sound: classes whose initializers do the work, or throw.

final class OpenStore {
  struct Dependencies {
    let disk: any Disk
  }

  private let savedToken: String

  init(dependencies: Dependencies) throws {
    savedToken = try dependencies.disk.open()
  }

  static func open(dependencies: Dependencies) throws -> OpenStore {
    try OpenStore(dependencies: dependencies)
  }

  func token() -> String { savedToken }
}
