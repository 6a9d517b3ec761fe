import SpecSupport
import Testing

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct DecoratorsAgainSpecs {
  #if AGAIN_1
    @Test func `the decorators are a chain`() {
      let client = SpecClient(
        #"""
        struct Moon: TideTable {
          func tides(at harbour: String) throws -> [Tide] { throw NoTide() }
          func surgeWarning(at harbour: String) throws -> String? { throw NoTide() }
        }
        struct NoTide: Error {}
        let moon: any TideTable = Moon()
        _ = try? moon.cached(seconds: 9, now: { 0 })
          .retried(attempts: 2, pause: { print("pause") })
          .logged(log: { print($0) })
          .tides(at: "Ostend")
        _ = try? Moon().logged(log: { print($0) })
          .retried(attempts: 2, pause: { print("pause") })
          .cached(seconds: 9, now: { 0 })
          .surgeWarning(at: "Ostend")
        let pilots = Pilots(
          free: { _ in throw NoTide() }, book: { Booking(pilot: $0, ship: $1) })
        _ = try? pilots.logged(log: { print($0) })
          .retried(attempts: 2, pause: { print("pause") })
          .cached(seconds: 9, now: { 0 })
          .free("Ostend")
        """#)

      #expect(
        client.lines() == [
          "pause", "tides at Ostend: failed, NoTide()",
          "surge warning at Ostend: failed, NoTide()", "pause",
          "surge warning at Ostend: failed, NoTide()",
          "free pilots in Ostend: failed, NoTide()", "pause",
          "free pilots in Ostend: failed, NoTide()",
        ],
        """
        A program called `logged(log:)`, `retried(attempts:pause:)` and \
        `cached(seconds:now:)` in chains, on a tide table and on `Pilots`. `found` lists \
        the lines that the program printed. Under this constraint, each method can be \
        called on any tide table and on `Pilots`, and returns the decorated value, so that \
        the next method can follow. Look at what the methods extend, and at what they wrap.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `one type decorates every table`() throws {
      let tables = try CompiledAnswer(spec: #filePath).declaredLines.filter {
        $0.contains(/\b(struct|class|actor|enum|extension) .*:.*\bTideTable\b/)
          && !$0.contains("class TideOffice")
      }

      #expect(
        tables.count == 1,
        """
        `found` is the number of your declarations that make a type conform to `TideTable`. \
        Under this constraint, only one type conforms to it, and the three decorators are \
        values of that type. Look at why `Pilots` can be decorated without a second type.
        """)
    }
  #endif
}
