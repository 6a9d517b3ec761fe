import Foundation

/// What the compiler said of a client.
public struct CompilerVerdict: Sendable {
  /// The compiler's errors, without their places, first one first; empty when it builds.
  public let errors: [String]
  /// The statements that it was asked about.
  public let statements: String

  /// Whether it builds.
  public var isAccepted: Bool { errors.isEmpty }

  /// Whether it does not build, and an error says so in these words.
  public func isRefused(with words: String) -> Bool {
    errors.contains { $0.contains(words) }
  }

  /// The client and the compiler's first sentence about it, on one line.
  public var explanation: String {
    let code = statements.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "; ")
    return "`\(code)`: \(errors.first.map { "the compiler says: \($0)" } ?? "it compiles")"
  }
}

extension CompilerVerdict {
  /// Reads the errors out of what the compiler printed: `path:line:column: error: text`.
  init(output: String, succeeded: Bool, statements: String) {
    let errors = output.split(whereSeparator: \.isNewline).compactMap { line in
      line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) }
    }
    // A compiler that fails without a readable error has not accepted anything.
    let wordless = ["it failed without an error: \(output.suffix(200))"]
    self.errors = succeeded ? [] : errors.isEmpty ? wordless : errors
    self.statements = statements
  }
}
