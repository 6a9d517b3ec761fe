// Wrong: the attempts are counted once for the whole life of the wrapper.
// Rejected by: retrying asks again until an answer comes
import Synchronization

/// Asks again after an error.
final class Retrying: Sendable {
  private let left: Mutex<Int>
  private let pause: @Sendable () -> Void

  init(attempts: Int, pause: @escaping @Sendable () -> Void) {
    left = Mutex(attempts - 1)
    self.pause = pause
  }

  func callAsFunction<Answer>(_ ask: () throws -> Answer) throws -> Answer {
    while true {
      do {
        return try ask()
      } catch {
        let isOver = left.withLock { left in
          left -= 1
          return left < 0
        }
        if isOver { throw error }
        pause()
      }
    }
  }
}
