import SpecSupport
import Testing

@testable import CircularGraphs

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct CircularGraphsAgainSpecs {
  #if AGAIN_1
    @Test func `one closure holds all that wait`() throws {
      let lists = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\b(let|var) [^:]+: (\[\(|Array<).*->/) }

      #expect(
        lists == [],
        """
        `found` lists the properties in your code that hold lists of closures. \
        Under this constraint, one closure holds all the completions that wait. \
        Look at how a new closure can call the completions that waited before it.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `the oven knows no baker`() throws {
      let kitchen = try makeContainer().resolve(Kitchen.self)
      let stored = Mirror(reflecting: kitchen.oven).children
        .map { "\(type(of: $0.value))" }.filter { $0.contains("<Baker>") }

      #expect(
        stored == [],
        """
        The oven of a resolved kitchen stores a baker, and `found` lists the types \
        of the properties that do so. Under this constraint, the oven stores a \
        closure and no baker. Look at what the oven needs from its baker.
        """)
    }
  #endif
}
