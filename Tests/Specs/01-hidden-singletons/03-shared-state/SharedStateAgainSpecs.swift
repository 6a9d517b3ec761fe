import SpecSupport
import Testing

@testable import SharedState

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct SharedStateAgainSpecs {
  #if AGAIN_1
    @Test func `several tasks may share a basket`() throws {
      let verdict = try SpecClient(
        """
        func share<Value: Sendable>(_: Value.Type) {}
        share(Basket.self)
        """
      ).typecheck()
      try #require(
        verdict.explanation == CompilerVerdict.accepted,
        """
        The spec asked the compiler whether `Basket` is `Sendable`, and `found` is the \
        compiler's answer. Under this constraint, several tasks may share a basket, so \
        the compiler must know that sharing is safe. Look at what `Basket` stores.
        """)

      let shop = Shared(value: makeShop())
      _ = atOnce(8) { _ in
        for _ in 0..<200 { shop.value.page.add("tea") }
      }
      #expect(
        shop.value.badge.text == "Basket (1600)",
        """
        Eight threads put 200 items each into the basket of one shop, \
        and `found` is that shop's badge. No item may get lost. Look at \
        what `Basket` does between reading its items and storing them.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `the basket is a struct`() throws {
      let kinds = try CompiledAnswer(spec: #filePath).declaredLines.compactMap {
        $0.firstMatch(of: /\b(struct|class|actor|enum) Basket\b/)?.output.1
      }

      #expect(
        kinds == ["struct"],
        """
        `found` lists the keywords with which your code declares `Basket`. Under this \
        constraint, `Basket` is a struct, and both screens still see one basket. Look \
        at which part of your code keeps the basket, and at how the screens reach it.
        """)
    }
  #endif
}

#if AGAIN_1
  /// Hands a value to threads; whether that is safe is what the spec finds out.
  private struct Shared<Value>: @unchecked Sendable {
    let value: Value
  }
#endif
