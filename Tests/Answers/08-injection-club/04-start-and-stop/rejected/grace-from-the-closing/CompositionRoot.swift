// Wrong: all grace periods begin when the club begins to close, so waiting for other services counts, too.
// Rejected by: each stop has a grace period of its own

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
///     It throws when its task is cancelled.
///   - say: Gets a line for each problem.
/// - Returns: The exit code.
func keepOpen(
  _ house: House, until signals: AsyncStream<Signal>,
  grace: @escaping @Sendable () async throws -> Void,
  say: @escaping @Sendable (String) -> Void
) async -> Int32 {
  let club = Lifecycle(
    graph: makeGraph(of: house), grace: grace, say: say)
  return await club.run(until: signals) ? 0 : 1
}

/// The club's graph. A service can only be built from what it says it needs.
private func makeGraph(of house: House) -> Graph {
  var graph = Graph()
  let store = graph.add { Store(in: house) }
  let post = graph.add(store) { Post(in: house, store: $0) }
  let bell = graph.add { Doorbell(in: house) }
  let boards = house.rooms.map { room in
    graph.add(store, post) {
      Noticeboard(in: house, room: room, store: $0, post: $1)
    }
  }
  graph.add(.all(boards), bell) { WebDesk(in: house, boards: $0, bell: $1) }
  return graph
}
