#if canImport(SwiftParser)
  import SwiftSyntax

  /// One way to break an answer, which finds every place where it applies.
  struct MutationOperator: Sendable {
    /// What is done, as a mutant's title says it.
    let name: String
    let edits: @Sendable (ParsedFile) -> [CodeEdit]

    init(_ name: String, _ edits: @escaping @Sendable (ParsedFile) -> [CodeEdit]) {
      self.name = name
      self.edits = edits
    }

    /// An operator that finds an edit at most in each node of a type.
    init<Node: SyntaxProtocol>(
      _ name: String, in _: Node.Type, _ edit: @escaping @Sendable (Node) -> CodeEdit?
    ) {
      self.init(name) { $0.all(Node.self).compactMap(edit) }
    }

    /// An operator that replaces single tokens by others, as the table says.
    init(
      _ name: String, _ table: [String: String],
      _ tokens: @escaping @Sendable (ParsedFile) -> [TokenSyntax]
    ) {
      self.init(name) { file in
        tokens(file).compactMap { token in table[token.text].map { token.replaced(by: $0) } }
      }
    }

    /// All operators. Those that are most likely to show a gap in the specs come first.
    static let all: [MutationOperator] =
      [
        Statements.operators, Conditions.operators, Values.replaced, Memory.operators,
        Values.computed,
      ].flatMap { $0 }
  }

  extension SyntaxProtocol {
    /// The node's code, without the spaces and comments around it.
    var code: String { trimmedDescription }

    /// Where the node's code begins and ends in the file, in bytes.
    var place: Range<Int> {
      positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// Puts other code in place of this node and of all up to the end of another one.
    func replaced(through end: (some SyntaxProtocol)? = nil as Syntax?, by text: String) -> CodeEdit
    {
      CodeEdit(place: place.lowerBound..<(end?.place ?? place).upperBound, text: text)
    }
  }
#endif
