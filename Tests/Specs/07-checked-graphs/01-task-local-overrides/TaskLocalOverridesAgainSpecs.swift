import SpecSupport
import Testing

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct TaskLocalOverridesAgainSpecs {
  #if AGAIN_1
    @Test func `each part is task-local by itself`() throws {
      let locals = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains("TaskLocal<") }

      #expect(
        (locals.count < 3 ? "\(locals.count)" : "three or more")
          == "three or more",
        """
        `found` is the number of task-local values in your code. Under this constraint, `time`, \
        `say` and `nextTicket` are task-local values of their own, and `Dependencies.current` is \
        put together from them each time it's read. Look at what `withDependencies` has to bind.
        """)
    }
  #endif
}
