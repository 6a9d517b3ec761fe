// Sound: the letters are behind a lock, so that several tasks may send.
// Keeps: 1

import Synchronization

final class SpyPost: Post, Sendable {
  private let letters = Mutex<[Letter]>([])

  var sent: [Letter] {
    letters.withLock { $0 }
  }

  func send(_ letter: Letter) {
    letters.withLock { $0.append(letter) }
  }
}
