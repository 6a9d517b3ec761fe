/// Signs the user in, and returns the title of the chats.
///
/// The next version's main calls it, when the user opens the chats.
func openChats(disk: any Disk, server: any Server) throws -> String {
  let services = makeServices(disk: disk, server: server)
  try startServices(services)
  return "Chats of \(try services.session.userName())"
}
