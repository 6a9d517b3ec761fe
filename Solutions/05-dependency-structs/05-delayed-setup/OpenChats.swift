/// Signs the user in, and returns the title of the chats.
///
/// The next version's main calls it, when the user opens the chats.
func openChats(disk: any Disk, server: any Server) throws -> String {
  let store = try OpenStore.open(dependencies: .init(disk: disk))
  let session = try SignedInSession.signIn(
    dependencies: .init(store: store, server: server))
  return "Chats of \(session.userName())"
}
