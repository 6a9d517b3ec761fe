// Wrong: a disk that fails is ignored, and the caller believes that all has started.
// Rejected by: a start that failed is repeated, one that worked is not

struct Services {
  let store: Store
  let session: Session
}

/// Builds the services. The app's main calls it at launch.
func makeServices(disk: any Disk, server: any Server) -> Services {
  let store = Store(dependencies: .init(disk: disk))
  let session = Session(dependencies: .init(store: store, server: server))
  return Services(store: store, session: session)
}

/// Starts the services. The app's main calls it when the user opens the
/// chats, and once more when it failed.
func startServices(_ services: Services) throws {
  do {
    try services.store.start()
    try services.session.start()
  } catch {
    print("Could not start: \(error)")
  }
}
