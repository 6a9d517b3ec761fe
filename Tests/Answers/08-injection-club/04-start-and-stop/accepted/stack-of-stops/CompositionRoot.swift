// Sound: each start that returns pushes its stop, and nothing is a list of services.
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
  let stack = StopStack(grace: grace, say: say)
  let opening = Task { await open(house, stack) }
  let waiting = Task {
    for await _ in signals { break }
    opening.cancel()
  }
  let isOpen = await withTaskCancellationHandler {
    let isOpen = await opening.value
    if isOpen { await waiting.value }
    return isOpen
  } onCancel: {
    opening.cancel()
    waiting.cancel()
  }
  waiting.cancel()
  let isClosed = await Task { await stack.unwind() }.value
  return isOpen && isClosed ? 0 : 1
}

/// Builds and starts the club line by line. Returns `false` after a failure.
private func open(_ house: House, _ stack: StopStack) async -> Bool {
  do {
    let store = Store(in: house)
    try await stack.start(store.name, store.start, store.stop)
    let bell = Doorbell(in: house)
    try await stack.start(bell.name, bell.start, bell.stop)
    let post = Post(in: house, store: store)
    try await stack.start(post.name, post.start, post.stop)
    var boards: [Noticeboard] = []
    for room in house.rooms {
      let board = Noticeboard(in: house, room: room, store: store, post: post)
      try await stack.start(board.name, board.start, board.stop)
      boards.append(board)
    }
    let desk = WebDesk(in: house, boards: boards, bell: bell)
    try await stack.start(desk.name, desk.start, desk.stop)
    return true
  } catch {
    return error is Told
  }
}
