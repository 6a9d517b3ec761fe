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
        This is how many task-local values your code has. Under this constraint, time, voice and tickets \
        are task-local each by itself, and a list of them is made when it's asked for. Look at what \
        `withDependencies` has to bind.
        """)
    }
  #endif
}
