@testable import author

/// What one kind of mutant makes of a text, as `before → after`.
func changes(_ operation: String, in text: String) -> [String] {
  Mutants.mutants(of: "Till.swift", text, given: "", Declarations(in: [ParsedFile(text)]))
    .filter { $0.operation == operation }
    .map { "\($0.before) → \($0.after)" }
}
