/// The club in Canal Street. The app's main calls this, and exits with the
/// number that it returns.
func runClub() async -> Int32 {
  await keepOpen(
    .live, until: AsyncStream { _ in },
    grace: { try await Task.sleep(for: .seconds(5)) },
    say: { print($0) })
}

// TODO: Two lists say what starts and what stops, and no line says why.

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
  let bell = Doorbell(in: house)
  let store = Store(in: house)
  let post = Post(in: house, store: store)
  let boards = house.rooms.map {
    Noticeboard(in: house, room: $0, store: store, post: post)
  }
  let desk = WebDesk(in: house, boards: boards, bell: bell)
  do {
    try await store.start()
    for board in boards { try await board.start() }
    try await desk.start()
    try await bell.start()
    try await post.start()

    for await _ in signals { break }

    try await store.stop()
    try await post.stop()
    for board in boards { try await board.stop() }
    try await desk.stop()
    try await bell.stop()
  } catch {
    say("Something went wrong: \(error)")
    return 1
  }
  return 0
}
