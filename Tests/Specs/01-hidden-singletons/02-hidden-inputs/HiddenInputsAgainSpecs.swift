import SpecSupport
import Testing

@testable import HiddenInputs

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct HiddenInputsAgainSpecs {
  #if AGAIN_1
    @Test func `a till stores a single closure`() {
      let stored = Mirror(reflecting: makeKnownTill()).children
        .map { "\($0.label ?? "?"): \(type(of: $0.value))" }
      let closures = stored.filter { $0.contains("->") }

      #expect(
        closures.count == 1,
        """
        `found` is the number of closures that a `Till` stores. Under this constraint, one closure \
        provides everything that a sale asks for. Look at the stored properties of `Till`.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `a receipt stores nothing but its text`() {
      let receipt = makeKnownTill().sell(["bread"])
      let stored = Mirror(reflecting: receipt).children.map { $0.label ?? "?" }

      #expect(
        stored == ["text"],
        """
        `found` lists the stored properties of a `Receipt`. Under \
        this constraint, a receipt stores only its text, so another \
        type writes that text. Look at the properties of `Receipt`.
        """)
    }
  #endif
}
