/// The probe **two**: asks two objects in turn, the first, the second and the first again.
///
/// With different parts, they give different answers, and the last is equal to the first, unless
/// both share something that the one who was asked or built last has set.
///
/// ```swift
/// let (ghent, lyon) = (makeSign("Ghent"), makeSign("Lyon"))
/// #expect(inTurn(ghent, lyon) { $0.text } == ["Ghent", "Lyon", "Ghent"])
/// ```
public func inTurn<Object, Answer>(
  _ first: Object, _ second: Object, _ ask: (Object) throws -> Answer
) rethrows -> [Answer] {
  [try ask(first), try ask(second), try ask(first)]
}

/// The probe **two** for a question that takes its time.
public nonisolated(nonsending) func inTurn<Object, Answer>(
  _ first: Object, _ second: Object,
  _ ask: nonisolated(nonsending) (Object) async throws -> Answer
) async rethrows -> [Answer] {
  [try await ask(first), try await ask(second), try await ask(first)]
}
