import SpecSupport
import Testing

@testable import LateWiring

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct LateWiringAgainSpecs {
  #if AGAIN_1
    @Test func `the old radio stores no speaker`() {
      let stored = Mirror(reflecting: OldRadio(station: "Jazz")).children
        .map { "\(type(of: $0.value))" }
        .filter { $0.contains(/\bSpeaker\b/) }

      #expect(
        stored == [],
        """
        An `OldRadio` stores what has these types. Under this constraint, it leaves the playing to what \
        `pair` returns, so it keeps that, and no speaker of its own. Look at what its `speaker` reads \
        and sets.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `one generic type is both radios`() throws {
      let names = SpecClient(
        """
        let radio = makeRadio(station: "Jazz")
        print(name(radio))
        print(name(pair(radio, with: SpecSpeaker())))
        """,
        declarations: """
          final class SpecSpeaker: Speaker {
            func play(_ station: String) {}
          }
          func name<Radio>(_: Radio) -> String {
            String("\\(Radio.self)".prefix { $0 != "<" })
          }
          """
      ).lines()

      #expect(
        names.map { $0 == names.first ? "the same type" : $0 }
          == ["the same type", "the same type"],
        """
        These are the names of the type of a waiting radio and of a paired one. Under this constraint, \
        both are one generic type, whose parameter is what the radio is paired with. Look at what \
        `makeRadio` and `pair` return.
        """)
    }
  #endif
}
