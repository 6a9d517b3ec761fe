// Sound: each service waits for its own needs only, when it starts and when it stops.
// Keeps: 1

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
  var graph = ServiceGraph()
  let store = Store(in: house)
  let storeNode = graph.add(store)
  let post = Post(in: house, store: store)
  let postNode = graph.add(post, needs: [storeNode])
  let bell = Doorbell(in: house)
  let bellNode = graph.add(bell)
  var boards: [Noticeboard] = []
  var boardNodes: [Int] = []
  for room in house.rooms {
    let board = Noticeboard(in: house, room: room, store: store, post: post)
    boardNodes.append(graph.add(board, needs: [storeNode, postNode]))
    boards.append(board)
  }
  let desk = WebDesk(in: house, boards: boards, bell: bell)
  graph.add(desk, needs: boardNodes + [bellNode])
  let club = Lifecycle(graph: graph, grace: grace, say: say)
  return await club.run(until: signals) ? 0 : 1
}
