import SpecSupport
import Testing

@testable import GraphGenerator

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct GraphGeneratorAgainSpecs {
  #if AGAIN_1
    @Test func `a part is built when it is first asked for`() {
      let lines = [
        "// part: radio = SpecRadio(clock)", "// given: clock: SpecClock",
      ]
      let printed = SpecClient(
        """
        let harbour = Harbour(clock: SpecClock())
        print("the harbour is there")
        _ = harbour.radio
        _ = harbour.radio
        """,
        declarations: written(from: [file("Radio.swift", lines)])
          + """

          struct SpecClock {}
          final class SpecRadio {
            init(_ clock: SpecClock) { print("a radio is built") }
          }
          """
      ).lines()

      #expect(
        printed == ["the harbour is there", "a radio is built"],
        """
        A program made a harbour from the generated file, and then read its `radio` twice. `found` \
        lists the lines that the program printed. Under this constraint, a part is built when it's \
        first asked for, and still only once. Look at how the generated type declares a part.
        """)
    }
  #endif
}
