import SpecSupport
import Testing

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct CircularFriendsAgainSpecs {
  #if AGAIN_1
    @Test func `no property holds a closure`() throws {
      let closures = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\b(let|var) [^:]+: .*->/) }

      #expect(
        closures == [],
        """
        Your code declares the properties in `found`, which hold closures. Under \
        this constraint, the label follows the name without a closure. Look at which \
        of your types can reach both the user and the avatar when the name changes.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `weak stands in a struct alone`() throws {
      let lines = try CompiledAnswer(spec: #filePath).declaredLines
      let owners = lines.indices.filter { lines[$0].contains(/\bweak\b/) }
        .map { index in
          lines[..<index].last {
            $0.contains(/\b(struct|class|enum|actor|extension) \w/)
          } ?? ""
        }

      #expect(
        owners.map { $0.contains(/\bstruct\b/) ? "a struct" : $0 }
          == ["a struct"],
        """
        `found` lists the types that have a weak property. Under this constraint, \
        one small struct hides a weak reference, and all other types use that \
        struct. Look at which types refer to an object without owning it.
        """)
    }
  #endif
}
