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
        the sourdough has no lock, and takes each portion in a single step of one `Atomic<Int>`. \
        Look for an operation of `Atomic` that compares and changes the number in one step.
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
        `found` is the number of properties in your code that store an `NSCondition`. Under this \
        constraint, threads wait for their turns at one `NSCondition`, and your own code detects \
        when threads wait for each other in a ring. Look at how the given code takes turns.
        """)
    }
  #endif
}
