import SpecSupport
import Testing

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct ComponentTreeAgainSpecs {
  #if AGAIN_1
    @Test func `the voyage declares no doctor`() throws {
      let lines = try CompiledAnswer(spec: #filePath).declaredLines
      let start = lines.firstIndex {
        $0.contains(/\b(struct|class|actor) VoyageComponent\b/)
      }
      let body = lines[(start.map { $0 + 1 } ?? lines.endIndex)...].prefix {
        !$0.contains(/\b(struct|class|enum|protocol|extension) \w/)
      }

      #expect(
        body.filter { $0.contains("octor") } == [],
        """
        `found` lists the declarations in `VoyageComponent` that mention a doctor. Under this \
        constraint, a voyage doesn't know what its cabins need from the harbour, and passes all of \
        it on as one thing. Look at what uses the doctor.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `there is a protocol for each part`() throws {
      let given = ["Radio", "Doctor"]
      let protocols = try CompiledAnswer(spec: #filePath).protocols
        .filter { !given.contains($0) }

      #expect(
        (protocols.count < 4 ? "\(protocols.count)" : "four or more")
          == "four or more",
        """
        `found` is the number of protocols that your code declares. Under this constraint, \
        each part has a small protocol of its own, and a child's needs are put together \
        from these protocols. Look at which parts more than one parent protocol requires.
        """)
    }
  #endif
}
