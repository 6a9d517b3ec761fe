// Sound: needs are data, and a sort finds an order; nothing depends on the order of the lines.

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
    services: sorted(makeServices(in: house)), grace: grace, say: say)
  return await club.run(until: signals) ? 0 : 1
}

/// The services, each with the names of those that it needs.
private func makeServices(
  in house: House
) -> [(service: any Service, needs: [String])] {
  let (store, bell) = (Store(in: house), Doorbell(in: house))
  let post = Post(in: house, store: store)
  let boards = house.rooms.map {
    Noticeboard(in: house, room: $0, store: store, post: post)
  }
  let desk = WebDesk(in: house, boards: boards, bell: bell)
  return [
    (desk, boards.map(\.name) + [bell.name]), (bell, []),
    (post, [store.name]), (store, []),
  ] + boards.map { ($0, [store.name, post.name]) }
}
