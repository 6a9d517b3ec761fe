import SpecSupport
import Testing

@testable import InheritedObject

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct InheritedObjectAgainSpecs {
  #if AGAIN_1
    @Test func `no property has the type of an API`() throws {
      let answer = try CompiledAnswer(spec: #filePath)
      let properties = answer.declaredLines.filter {
        $0.contains(/\b(let|var) [^:]+: .*\bAPI\b/)
      }

      #expect(
        properties == [],
        """
        `found` lists the properties in your code whose types name the API. \
        Under this constraint, an object stores a closure that calls the API, \
        and not the API itself. Look at what `banner(for:)` needs from the API.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `no initializer has a default argument`() throws {
      let answer = try CompiledAnswer(spec: #filePath)
      let initializers = answer.initializers(of: "InheritedObject")
        .filter { $0.parameters.contains(where: \.hasDefault) }
        .map(\.description)

      #expect(
        initializers == [],
        """
        `found` lists your initializers of `InheritedObject` that have a default \
        argument. Under this constraint, the old callers must compile without default \
        arguments. Look at which initializer the call `InheritedObject()` uses.
        """)
    }
  #endif
}
