/// Signs the user in, and returns the title of the chats.
///
/// The next version's main calls it, when the user opens the chats.
func openChats(disk: any Disk, server: any Server) throws -> String {
  try "Chats of "
    + SignedInSession.signIn(
      dependencies: .init(
        store: .open(dependencies: .init(disk: disk)), server: server)
    ).userName()
}
