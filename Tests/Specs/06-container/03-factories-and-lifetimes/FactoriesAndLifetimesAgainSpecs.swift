import SpecSupport
import Testing

@testable import FactoriesAndLifetimes

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct FactoriesAndLifetimesAgainSpecs {
  #if AGAIN_1
    @Test func `no property holds a lifetime`() throws {
      let lifetimes = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\b(let|var) [^:]+: Lifetime\b/) }

      #expect(
        lifetimes == [],
        """
        `found` lists the properties in your code that hold a lifetime. Under this \
        constraint, `register` makes a closure for each lifetime, and the resolver \
        never looks at a lifetime. Look at which code reads the stored lifetime.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `each customer has a till`() {
      let container = makeContainer()
      let tills = again(2) { container.resolve(Till.self) }
      let isOne = tills[0] === tills[1]

      #expect(
        (isOne ? "one till" : "two tills") == "two tills",
        """
        The spec resolved `Till` twice in the shop's container. Under this \
        constraint, each customer has a till, and all tills share one list \
        of receipts. Look at the lifetime of the till in `makeContainer()`.
        """)
    }
  #endif

  #if AGAIN_3
    @Test func `one check expects the log of a whole day`() {
      #expect(
        shopChecks().count == 1,
        """
        `found` is the number of checks that `shopChecks()` returned. \
        Under this constraint, a single check must expect the log of a \
        whole day, line by line. Look at what your checks do with a shop.
        """)
    }
  #endif
}
