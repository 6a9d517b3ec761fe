import Dispatch
import Foundation

/// The signals that ask a process to stop, as they come. Hold it while you listen.
struct StopSignals {
  let names: AsyncStream<String>
  private let sources: [any DispatchSourceSignal]

  init() {
    let (names, arrived) = AsyncStream.makeStream(of: String.self)
    let ready = DispatchGroup()
    self.names = names
    sources = [(SIGTERM, "SIGTERM"), (SIGINT, "SIGINT")].map { number, name in
      signal(number, SIG_IGN)  // macOS would end the process otherwise.
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { arrived.yield(name) }
      ready.enter()
      source.setRegistrationHandler { ready.leave() }
      source.resume()
      return source
    }
    ready.wait()  // A signal that came before this would be lost.
  }
}
