// TODO: A launch waits for the disk and for the server, and hears of no error.

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
  try services.session.start()
  try services.store.start()
}
