// Wrong: services start side by side, and one that returns after another has failed is forgotten.
// Rejected by: when a service doesn't start the others are stopped

func runClub() async -> Int32 {
  await keepOpen(
    .live, until: Signal.stream(),
    grace: { try await Task.sleep(for: .seconds(5)) },
    say: { print($0) })
}

func keepOpen(
  _ house: House, until signals: AsyncStream<Signal>,
  grace: @escaping @Sendable () async throws -> Void,
  say: @escaping @Sendable (String) -> Void
) async -> Int32 {
  let (started, isOpenFine) = await Opener(say: say).open(
    graph(of: house), until: signals)
  let stopper = Stopper(grace: grace)
  let closing = Task {
    var isFine = isOpenFine
    for service in started.reversed() {
      guard let problem = await stopper.problem(stopping: service) else {
        continue
      }
      say("\(service.name) didn't stop\(problem)")
      isFine = false
    }
    return isFine
  }
  return await closing.value ? 0 : 1
}

private func graph(of house: House) -> Graph {
  var graph = Graph()
  let store = graph.add { Store(in: house) }
  let bell = graph.add { Doorbell(in: house) }
  let post = graph.add(store) { Post(in: house, store: $0) }
  var boards: [Graph.Node<Noticeboard>] = []
  for room in house.rooms {
    boards.append(
      graph.add(store, post) {
        Noticeboard(in: house, room: room, store: $0, post: $1)
      })
  }
  _ = graph.add(Graph.all(boards), bell) {
    WebDesk(in: house, boards: $0, bell: $1)
  }
  return graph
}
