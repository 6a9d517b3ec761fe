// The outside world. Leave it as it is.
import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What asks a program to end: Ctrl-C, or the system.
enum Signal: Int32, CaseIterable, Sendable {
  case interrupt = 2
  case terminate = 15

  /// The signals that this process gets from now on.
  ///
  /// They no longer end the process. Only one task may read a stream.
  static func stream() -> AsyncStream<Signal> {
    AsyncStream { continuation in
      let sources = Sources(all: allCases.map { $0.source(for: continuation) })
      continuation.onTermination = { _ in
        for source in sources.all { source.cancel() }
      }
    }
  }

  private func source(
    for continuation: AsyncStream<Signal>.Continuation
  ) -> any DispatchSourceSignal {
    // Otherwise the signal would end the process before anyone hears of it.
    signal(rawValue, SIG_IGN)
    let source = DispatchSource.makeSignalSource(
      signal: rawValue, queue: .global())
    source.setEventHandler { continuation.yield(self) }
    let isListening = DispatchSemaphore(value: 0)
    source.setRegistrationHandler { isListening.signal() }
    source.activate()
    // Otherwise a signal that comes at once would be lost.
    isListening.wait()
    return source
  }
}

/// Keeps what listens alive. Dispatch may be called from every thread.
private struct Sources: @unchecked Sendable {
  let all: [any DispatchSourceSignal]
}
