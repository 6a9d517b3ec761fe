// Wrong: there is an open store before it is open, with a token of nobody's.
// Rejected by: no initializer or enum case skips the set-up

final class OpenStore {
  struct Dependencies {
    let disk: any Disk
  }

  private var savedToken = ""

  static func open(dependencies: Dependencies) throws -> OpenStore {
    let store = OpenStore()
    store.savedToken = try dependencies.disk.open()
    return store
  }

  func token() -> String {
    savedToken
  }
}
