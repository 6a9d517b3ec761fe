import SpecSupport
import Testing

@Suite struct TripwireTests {
  @Test func `it names what was touched, in order`() {
    let touched = Tripwire.touched {
      Tripwire.touch("clock")
      Tripwire.touch("server")
      Tripwire.touch("clock")
      return 7
    }
    #expect(touched.names == ["clock", "server", "clock"])
    #expect(touched.result == 7)
  }

  @Test func `where nothing is touched there are no names`() {
    #expect(Tripwire.touched { 7 }.names == [])
  }

  @Test func `outside of a spec touching does nothing`() {
    Tripwire.touch("clock")
    #expect(Tripwire.touched { 7 }.names == [])
  }

  @Test func `the outer of two hears what the inner one hears, too`() {
    var inner: [String] = []
    let outer = Tripwire.touched {
      inner = Tripwire.touched { Tripwire.touch("clock") }.names
      Tripwire.touch("server")
    }
    #expect(inner == ["clock"])
    #expect(outer.names == ["clock", "server"])
  }

  @Test func `a watcher hears each touch at once`() {
    let heard = SpecRecorder<String>()
    Tripwire.watched(by: heard.record) {
      Tripwire.touch("clock")
      #expect(heard.values == ["clock"])
      Tripwire.touch("server")
    }
    Tripwire.touch("nobody watches")
    #expect(heard.values == ["clock", "server"])
  }

  @Test func `a watcher and a record both hear`() {
    let heard = SpecRecorder<String>()
    let touched = Tripwire.touched {
      Tripwire.watched(by: heard.record) { Tripwire.touch("clock") }
    }
    #expect(heard.values == ["clock"])
    #expect(touched.names == ["clock"])
  }

  @Test func `an error passes through`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try Tripwire.touched { throw Failure() } }
  }

  @Test func `tasks side by side do not hear one another`() async {
    let everyoneIsHere = Rendezvous(of: 8)
    let heard = await withTaskGroup { group in
      for number in 0..<8 {
        group.addTask {
          await Tripwire.touched {
            await everyoneIsHere.arrive()
            Tripwire.touch("\(number)")
            return number
          }
        }
      }
      return await group.reduce(into: [Int: [String]]()) { $0[$1.result] = $1.names }
    }
    #expect(heard == Dictionary(uniqueKeysWithValues: (0..<8).map { ($0, ["\($0)"]) }))
  }

  @Test func `child tasks and their children are heard`() async {
    let touched = await Tripwire.touched {
      async let child: Void = Tripwire.touch("child")
      await child
      await withTaskGroup { group in
        group.addTask { Tripwire.touch("in a group") }
      }
      await Task { Tripwire.touch("unstructured") }.value
    }
    #expect(touched.names == ["child", "in a group", "unstructured"])
  }

  @Test func `detached tasks are not heard`() async {
    let touched = await Tripwire.touched {
      await Task.detached { Tripwire.touch("detached") }.value
    }
    #expect(touched.names == [])
  }

  @MainActor @Test func `the body stays on the caller's actor`() async {
    let touched = await Tripwire.touched {
      MainActor.assertIsolated()
      await Task.yield()
      Tripwire.touch("clock")
    }
    #expect(touched.names == ["clock"])
  }
}
