import Dispatch
import Foundation
import Synchronization

/// Hears Ctrl-C and the system's wish to end, so that what runs can be stopped in good order.
struct Interruption {
  /// What was heard; it may be asked from any thread.
  let heard = Heard()
  private let sources: [any DispatchSourceSignal]

  init() {
    let numbers = [SIGINT, SIGTERM, SIGHUP]
    let queue = DispatchQueue(label: "interruption")
    sources = numbers.map { number in
      // Otherwise the signal would end the program before anything is put in order.
      signal(number, SIG_IGN)
      return DispatchSource.makeSignalSource(signal: number, queue: queue)
    }
    for (source, number) in zip(sources, numbers) {
      source.setEventHandler { [heard] in heard.note(number) }
      source.resume()
    }
  }

  final class Heard: Sendable {
    private let number = Atomic<Int32>(0)

    /// The signal that was heard first, if any.
    var signal: Int32? {
      let first = number.load(ordering: .relaxed)
      return first == 0 ? nil : first
    }

    fileprivate func note(_ signal: Int32) {
      let isSecond = number.exchange(signal, ordering: .relaxed) != 0
      // Asked twice: nobody is listening, so end at once.
      if isSecond { _exit(128 + signal) }
    }
  }
}
