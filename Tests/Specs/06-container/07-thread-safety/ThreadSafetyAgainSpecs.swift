import SpecSupport
import Testing

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct ThreadSafetyAgainSpecs {
  #if AGAIN_1
    @Test func `the portions are an atomic number`() throws {
      let atomic = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\b(let|var) [^:]+: Atomic<Int>/) }

      #expect(
        atomic.count == 1,
        """
        `found` is the number of atomic numbers that your code stores. Under this constraint, \
        the sourdough has no lock, and a portion is taken in one step of an `Atomic<Int>`. \
        Look at which of its operations compares and changes the number at once.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `threads wait at a condition`() throws {
      let conditions = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\b(let|var) [^:]+: NSCondition\b/) }

      #expect(
        conditions.count == 1,
        """
        `found` is the number of conditions that your code stores. Under this constraint, \
        threads that wait for their turns wait at one `NSCondition` of yours, and your \
        code also finds a ring of waiting threads. Look at what the given turns do.
        """)
    }
  #endif
}
