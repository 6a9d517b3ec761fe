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
        The spec looked at the stored properties of an `OldRadio`, and `found` \
        lists the types that contain a `Speaker`. Under this constraint, an \
        `OldRadio` stores what `pair` returns, lets that value play, and stores no \
        speaker of its own. Look at what its `speaker` property reads and sets.
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
        The spec compared the type that `makeRadio` returns with the type that `pair` \
        returns. If they differ, the second entry in `found` is the name of the second \
        type. Under this constraint, both are one generic type, and its type parameter \
        is what the radio is paired with. Look at what `makeRadio` and `pair` return.
        """)
    }
  #endif
}
