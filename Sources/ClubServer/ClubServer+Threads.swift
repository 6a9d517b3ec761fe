import Foundation

extension ClubServer {
  /// Starts a thread that `stop()` waits for.
  func startThread(_ body: @escaping @Sendable () -> Void) {
    threads.enter()
    Thread.detachNewThread {
      body()
      self.threads.leave()
    }
  }

  /// Takes connections, each on a thread of its own, until the bell rings.
  func acceptConnections(from listener: Socket) {
    defer { listener.close() }
    while listener.wait(for: .input, or: bell) == .ready {
      if let connection = listener.accept() {
        startThread { self.converse(over: connection) }
      } else {
        // The caller has gone, or there are too many open files: the next one may have more luck.
        Thread.sleep(forTimeInterval: 0.005)
      }
    }
  }
}
