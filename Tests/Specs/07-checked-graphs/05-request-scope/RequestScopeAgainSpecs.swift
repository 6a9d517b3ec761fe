import SpecSupport
import Testing

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct RequestScopeAgainSpecs {
  #if AGAIN_1
    @Test func `the only task-local value is a text`() throws {
      let others = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains("TaskLocal<") }
        .filter { !$0.contains("TaskLocal<String>") }
        .filter { !$0.contains("TaskLocal<String?>") }

      #expect(
        others == [],
        """
        `found` lists the task-local values in your code that aren't strings. Under \
        this constraint, only the trace is task-local, because `currentTrace()` has no \
        parameter through which it could receive the trace. The scope is passed on as \
        an argument. Look at which code needs the scope, and pass the scope in there.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `the office compiles without the container`() throws {
      let verdict = try SpecClient("_ = makeOffice(.live)")
        .typecheck(leavingOut: ["Container.swift"])

      #expect(
        verdict.explanation == CompilerVerdict.accepted,
        """
        The spec compiled your code without `Container.swift`, and `found` is what \
        the compiler reported. Under this constraint, the scope is a type of your own \
        whose properties open a connection, a session or a key when they're first \
        read, so no container is needed. Look at the place that the compiler names.
        """)
    }
  #endif
}
