import Dispatch
import SpecSupport
import Testing

@Suite struct SpecRecorderTests {
  @Test func `at first it is empty`() {
    #expect(SpecRecorder<String>().values == [])
  }

  @Test func `it keeps everything, oldest first`() {
    let recorder = SpecRecorder<String>()
    for value in ["b", "a", "b"] { recorder.record(value) }
    #expect(recorder.values == ["b", "a", "b"])
  }

  @Test func `it loses nothing when many threads write`() {
    let recorder = SpecRecorder<Int>()
    DispatchQueue.concurrentPerform(iterations: 1_000) { recorder.record($0) }
    #expect(recorder.values.sorted() == Array(0..<1_000))
  }
}

@Suite struct RendezvousTests {
  @Test func `nobody goes on before all are here`() async {
    let everyoneIsHere = Rendezvous(of: 5)
    let events = SpecRecorder<String>()
    await withTaskGroup { group in
      for _ in 0..<5 {
        group.addTask {
          events.record("arrives")
          await everyoneIsHere.arrive()
          events.record("goes on")
        }
      }
    }
    #expect(
      events.values == Array(repeating: "arrives", count: 5) + Array(repeating: "goes on", count: 5)
    )
  }
}
