import Foundation
import Synchronization

extension LoopbackServer {
  /// Reads one request, and sends what the handler answers.
  func converse(over connection: Socket) {
    defer { connection.close() }
    do {
      guard let request = try readRequest(from: connection) else { return }
      if let response = try handle(request, from: connection) { send(response, over: connection) }
    } catch {
      log("unreadable → \(error.status)")
      send(Response(error), over: connection)
    }
  }

  /// Returns `nil` when nothing is to be answered: there was no request, or the bell rang.
  private func readRequest(from connection: Socket) throws(Refusal) -> Request? {
    var bytes: [UInt8] = []
    while connection.wait(for: POLLIN, or: bell) {
      let piece = connection.receive()
      guard !piece.isEmpty else {
        if bytes.isEmpty { return nil }
        throw Refusal(400, "The request ended too early.")
      }
      bytes += piece
      if let request = try Request(bytes) { return request }
    }
    return nil
  }

  /// Runs the handler on this thread, and cancels it when the client hangs up or the bell rings.
  private func handle(_ request: Request, from connection: Socket) throws(Refusal) -> Response? {
    guard let jobs = try? Jobs() else { throw Refusal(503, "There are too many open files.") }
    let task = Task(executorPreference: jobs) { [handler] in
      jobs.finish(with: await handler(request))
    }
    var isWanted = true
    while jobs.areUnfinished {
      // What the client says after its request is thrown away.
      let hasCome = isWanted && connection.wait(for: POLLIN, or: bell, jobs.bell)
      if isWanted, hasCome ? connection.receive().isEmpty : bell.isRinging() {
        isWanted = false
        task.cancel()
      }
      if !hasCome { jobs.run() }
    }
    return jobs.answer
  }

  private func send(_ response: Response, over connection: Socket) {
    var rest = response.bytes[...]
    while !rest.isEmpty, connection.wait(for: POLLOUT, or: bell) {
      guard let count = connection.send(rest) else { return }
      rest = rest.dropFirst(count)
    }
    // With something unread, closing would take back the answer that is under way.
    connection.endSending()
    waitUntilClosed(connection, milliseconds: 5_000)
  }

  /// Waits until the client closes, and throws away what it still sends.
  private func waitUntilClosed(_ connection: Socket, milliseconds: Int32) {
    let start = ContinuousClock.now
    while connection.wait(for: POLLIN, or: bell, milliseconds: milliseconds),
      .now < start + .milliseconds(milliseconds)
    {
      if connection.receive().isEmpty { return }
    }
  }
}

/// Lets a handler's task run on the thread of its connection: the system's pool has few threads, and
/// tests that wait for an answer may hold all of them.
private final class Jobs: TaskExecutor {
  /// Rings while there are some.
  let bell: Bell
  private let waiting = Mutex<[UnownedJob]>([])
  private let end = Mutex<(isReached: Bool, answer: LoopbackServer.Response?)>((false, nil))

  init() throws(LoopbackServer.CannotStart) { bell = try Bell() }

  func finish(with answer: LoopbackServer.Response?) { end.withLock { $0 = (true, answer) } }
  var areUnfinished: Bool { end.withLock { !$0.isReached } }
  var answer: LoopbackServer.Response? { end.withLock { $0.answer } }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    waiting.withLock { $0.append(job) }
    bell.ring()
  }

  /// Waits until there are jobs, and does them.
  func run() {
    _ = bell.isRinging(milliseconds: -1)
    bell.hush()
    let jobs = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
