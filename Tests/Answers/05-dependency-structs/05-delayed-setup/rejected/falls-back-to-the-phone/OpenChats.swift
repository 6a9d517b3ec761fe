// Wrong: when the given disk fails, the chats quietly open the phone's own.
// Rejected by: the chats open without Store and Session

/// Signs the user in, and returns the title of the chats.
///
/// The next version's main calls it, when the user opens the chats.
func openChats(disk: any Disk, server: any Server) throws -> String {
  let store: OpenStore
  do {
    store = try OpenStore.open(dependencies: .init(disk: disk))
  } catch {
    // The phone's own disk is there when a card is not.
    store = try OpenStore.open(dependencies: .init(disk: PhoneDisk()))
  }
  let session = try SignedInSession.signIn(
    dependencies: .init(store: store, server: server))
  return "Chats of \(session.userName())"
}
