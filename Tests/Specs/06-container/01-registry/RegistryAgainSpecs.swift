import SpecSupport
import Testing

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct RegistryAgainSpecs {
  #if AGAIN_1
    @Test func `no property is a dictionary`() throws {
      let dictionaries = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\b(let|var) [^:]+: (\[[^\]]* : |Dictionary<)/) }

      #expect(
        dictionaries == [],
        """
        `found` lists the properties in your code that are dictionaries. \
        Under this constraint, the container must store its instances in \
        a different way. Look at how two metatypes can be compared.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `the key is a type of your own`() throws {
      let keys = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\b(struct|enum|class) \w+ : .*\bHashable\b/) }

      #expect(
        keys.isEmpty == false,
        """
        Your code declares no type that is `Hashable`. Under this \
        constraint, the container's key is a type of your own, which holds \
        the metatype. Look at what a dictionary requires of its keys.
        """)
    }
  #endif
}
