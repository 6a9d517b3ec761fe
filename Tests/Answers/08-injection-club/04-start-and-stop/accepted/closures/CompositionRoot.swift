/// The club in Canal Street. The app's main calls this, and exits with the
/// number that it returns.
func runClub() async -> Int32 {
  await keepOpen(
    .live, until: Signal.stream(),
    grace: { try await Task.sleep(for: .seconds(5)) },
    say: { print($0) })
}

/// Opens the club in a house, keeps it open until a signal, and closes it.
///
/// - Parameters:
///   - signals: Each of them asks the club to close.
///   - grace: Takes as long as a service may take to stop.
///   - say: Gets a line for each problem.
/// - Returns: The exit code.
func keepOpen(
  _ house: House, until signals: AsyncStream<Signal>,
  grace: @escaping @Sendable () async throws -> Void,
  say: @escaping @Sendable (String) -> Void
) async -> Int32 {
  let club = Lifecycle(
    services: makeServices(in: house), grace: grace, say: say)
  return await club.run(until: signals) ? 0 : 1
}

/// The club's graph. Each service is added where it's built.
private func makeServices(in house: House) -> [Service] {
  var services: [Service] = []
  let store = Store(in: house)
  services.add(store.name, store.start, store.stop)
  let bell = Doorbell(in: house)
  services.add(bell.name, bell.start, bell.stop)
  let post = Post(in: house, store: store)
  services.add(post.name, post.start, post.stop)
  let boards = house.rooms.map { room in
    let board = Noticeboard(in: house, room: room, store: store, post: post)
    services.add(board.name, board.start, board.stop)
    return board
  }
  let desk = WebDesk(in: house, boards: boards, bell: bell)
  services.add(desk.name, desk.start, desk.stop)
  return services
}
