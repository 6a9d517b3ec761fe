// Wrong: the services are added in a second list, and the bell comes last there.
// Rejected by: a service starts only after everything that it needs

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

/// The club's graph. Each line says what a service needs.
private func makeServices(in house: House) -> [any Service] {
  var services = ServiceList()
  let store = Store(in: house)
  let post = Post(in: house, store: store)
  let bell = Doorbell(in: house)
  let boards = house.rooms.map {
    Noticeboard(in: house, room: $0, store: store, post: post)
  }
  services.add(store)
  services.add(post)
  for board in boards { services.add(board) }
  services.add(WebDesk(in: house, boards: boards, bell: bell))
  services.add(bell)
  return services.all
}
