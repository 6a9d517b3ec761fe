// Sound: the old services are thin shells; the new types do the work.
// Keeps: 2

final class Store {
  typealias Dependencies = OpenStore.Dependencies

  private let dependencies: Dependencies
  private var openStore: OpenStore?

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func start() throws {
    openStore = try openStore ?? OpenStore.open(dependencies: dependencies)
  }

  func opened() throws(NotStarted) -> OpenStore {
    guard let openStore else { throw NotStarted(service: "Store") }
    return openStore
  }

  func token() throws(NotStarted) -> String {
    try opened().token()
  }
}
