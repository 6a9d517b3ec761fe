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
        Your code declares these properties, which are dictionaries. Under this constraint, the container \
        keeps its instances in another way. Look at how two metatypes can be compared.
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
        None of your types is `Hashable`. Under this constraint, the container's key is a type of your \
        own, which holds the metatype. Look at what the key of your dictionary must be able to do.
        """)
    }
  #endif
}
