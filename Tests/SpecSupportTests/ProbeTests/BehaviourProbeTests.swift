import Foundation
import Synchronization
import Testing

@testable import SpecSupport

@Suite struct AgainTests {
  @Test func `a spy that empties itself when it is read is found`() {
    var sent = ["hello"]
    let once = again {
      defer { sent = [] }
      return sent
    }
    #expect(once == [["hello"], [], []])
    #expect(again { ["hello"] } == Array(repeating: ["hello"], count: 3))
  }

  @Test func `it waits for answers`() async {
    var calls = 0
    let answers = await again(2) { () async -> Int in
      calls += 1
      await Task.yield()
      return calls
    }
    #expect(answers == [1, 2])
  }
}

@Suite struct TwoTests {
  private final class Sign {
    nonisolated(unsafe) static var last = ""
    let city: String
    init(_ city: String) {
      self.city = city
      Self.last = city
    }
  }

  @Test func `what the last one set is found`() {
    let (ghent, lyon) = (Sign("Ghent"), Sign("Lyon"))
    #expect(inTurn(ghent, lyon) { _ in Sign.last } == ["Lyon", "Lyon", "Lyon"])
    #expect(inTurn(ghent, lyon) { $0.city } == ["Ghent", "Lyon", "Ghent"])
  }
}

@Suite struct LaterTests {
  @Test func `a value that is read too late is found`() {
    let hour = SpecVariable(9)
    let eager = { [now = hour.value] in now }
    let late = { hour.value }
    hour.value = 10

    #expect(eager() == 9)
    #expect(late() == 10)
  }
}

@Suite struct SomeoneElsesTests {
  @Test func `a copied rule is found`() throws {
    let package = try TemporaryPackage()
    try package.write(
      "struct Rule { func allows(_ n: Int) -> Bool { n < 3 } }", to: package.answer.folder,
      as: "Rule.swift")
    try package.write(
      """
      func asks(_ n: Int) -> Bool { Rule().allows(n) }
      func copies(_ n: Int) -> Bool { n < 3 }
      """, to: package.answer.folder, as: "Desk.swift")
    let client = SpecClient("print(asks(9), copies(9))", spec: package.spec)

    #expect(client.lines() == ["false false"])
    let other = client.replacing(
      ["Rule.swift"], by: "struct Rule { func allows(_ n: Int) -> Bool { true } }")
    #expect(other.lines() == ["true false"])
  }
}

@Suite struct AtOnceTests {
  private final class Counter: Sendable {
    let sum = Mutex(0)
    /// Reads and writes in two steps, so an update is lost when two threads overlap.
    func addCarelessly() {
      let old = sum.withLock { $0 }
      Thread.sleep(forTimeInterval: 0.001)
      sum.withLock { $0 = old + 1 }
    }
  }

  @Test func `a lost update is found`() {
    let counter = Counter()
    _ = atOnce(8) { _ in for _ in 0..<5 { counter.addCarelessly() } }
    #expect(counter.sum.withLock { $0 } < 40)
  }

  @Test func `each thread's answer is returned, in order`() {
    #expect(atOnce(4) { $0 * 2 } == [0, 2, 4, 6])
  }

  @Test func `a thread that waits forever is nil`() {
    #expect(
      atOnce(2, within: 0.2) { number in
        if number == 1 { DispatchSemaphore(value: 0).wait() }
        return number
      } == [0, nil])
  }

  @Test func `threads that wait for one another all come`() {
    let arrived = Mutex(0)
    let all = atOnce(6) { _ in
      arrived.withLock { $0 += 1 }
      while arrived.withLock({ $0 }) < 6 { Thread.sleep(forTimeInterval: 0.001) }
      return true
    }
    #expect(all == Array(repeating: true, count: 6))
  }

  @Test func `a tripwire hears every thread`() {
    let touched = Tripwire.touched { atOnce(3) { Tripwire.touch("shop \($0)") } }
    #expect(touched.names.sorted() == ["shop 0", "shop 1", "shop 2"])
  }

  @Test func `tasks run together`() async {
    let gate = Rendezvous(of: 3)
    let answers = await atOnce(tasks: 3) { number in
      await gate.arrive()
      return number
    }
    #expect(answers == [0, 1, 2])
  }
}

@Suite struct OddTests {
  @Test func `texts differ in their characters, scalars and bytes`() {
    #expect(Odd.texts.contains(""))
    #expect(Odd.texts.contains { $0.count != $0.unicodeScalars.count })
    #expect(Odd.texts.contains { $0.unicodeScalars.count != $0.utf8.count })
    #expect(Odd.integers.contains(.min) && Odd.integers.contains(.max))
  }
}
