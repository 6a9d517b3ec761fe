import SpecSupport
import Testing

@testable import InjectionWrapper

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct InjectionWrapperAgainSpecs {
  #if AGAIN_1
    @Test func `a wrapper stores a closure`() {
      let wrapper = Injection<Int>(from: Container())
      let stored = Mirror(reflecting: wrapper).children
        .map { "\(type(of: $0.value))" }

      #expect(
        stored.map { $0.contains("->") ? "a closure" : $0 } == ["a closure"],
        """
        `found` lists the types of the properties that an `Injection` \
        stores. Under this constraint, it stores only a closure, which \
        asks the container. Look at the properties of `Injection`.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `no screen uses the wrapper`() throws {
      let wrapped = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\b(let|var) [^:]+: Injection</) }

      #expect(
        wrapped == [],
        """
        `found` lists the properties in your code that store an `Injection`. Under \
        this constraint, the screens ask the container without a wrapper. Look at \
        what `wrappedValue` does for the screens, and write that code by hand.
        """)
    }
  #endif
}
