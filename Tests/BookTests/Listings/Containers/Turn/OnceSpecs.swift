import Foundation
import Synchronization
import Testing

@Test func `the second thread gets the first one's gate`() {
  let gate = Once<String>()
  let meanwhile = DispatchSemaphore(value: 0)
  let end = DispatchSemaphore(value: 0)
  let found = Mutex("")

  _ = gate.get {
    Thread.detachNewThread {
      let answer = gate.get {
        meanwhile.signal()
        return "second"
      }
      found.withLock { $0 = answer }
      end.signal()
    }
    // Long enough for a second factory, if one were called.
    _ = meanwhile.wait(timeout: .now() + 0.2)
    return "first"
  }
  end.wait()

  #expect(found.withLock { $0 } == "first")
}

struct Jammed: Error {}

@Test func `when a factory fails, the next one builds`() {
  let number = Once<Int>()
  #expect(throws: Jammed.self) { try number.get { throw Jammed() } }
  #expect(number.get { 7 } == 7)
}
