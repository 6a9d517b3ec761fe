#if canImport(SwiftParser)
  import SwiftOperators
  import SwiftParser
  import SwiftSyntax

  /// A Swift file as a syntax tree, in which each operator has its operands.
  struct ParsedFile {
    /// All nodes in the order of the code, except those in strings, because operators change what
    /// the code does and not what its messages say.
    private let nodes: [Syntax]
    private let bytes: [UInt8]
    /// What the files of the exercise declare.
    let declarations: Declarations

    init(_ text: String, _ declarations: Declarations = Declarations()) {
      bytes = Array(text.utf8)
      self.declarations = declarations
      // An operator that the table doesn't know gets the default precedence.
      nodes = OperatorTable.standardOperators.foldAll(Parser.parse(source: text)) { _ in }.nodes
    }

    /// All nodes of a type, outer ones first.
    func all<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
      nodes.compactMap { $0.as(type) }
    }

    /// The code at a place, in bytes.
    func code(_ place: Range<Int>) -> String { String(decoding: bytes[place], as: UTF8.self) }

    /// The blocks of statements in functions, closures, branches and loops.
    var blocks: [CodeBlock] { all(CodeBlockItemListSyntax.self).compactMap(CodeBlock.init) }

    /// The operators that stand between two operands.
    var binaryOperators: [TokenSyntax] { all(BinaryOperatorExprSyntax.self).map(\.operator) }
  }

  extension SyntaxProtocol {
    /// The last word or sign of the code.
    var lastWord: String? { lastToken(viewMode: .sourceAccurate)?.text }

    /// The word or sign in front of the code.
    var wordBefore: String? {
      firstToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate)?.text
    }

    /// This node and all nodes in it, except those in strings.
    var nodes: [Syntax] {
      let isString = self.is(StringLiteralExprSyntax.self)
      return [Syntax(self)]
        + (isString ? [] : children(viewMode: .sourceAccurate).flatMap(\.nodes))
    }

    /// The nodes that this one is in, from the inside to the outside.
    var ancestors: some Sequence<Syntax> {
      sequence(first: Syntax(self), next: \.parent).dropFirst()
    }
  }

  extension ExprSyntax {
    /// The expression without `try` and `await` in front of it.
    var withoutEffects: ExprSyntax {
      let expression =
        self.as(TryExprSyntax.self)?.expression ?? self.as(AwaitExprSyntax.self)?.expression
      return expression?.withoutEffects ?? self
    }

    /// Whether it assigns a value: `a = b`, and with `compound` also `a += b`.
    func isAssignment(compound: Bool) -> Bool {
      guard let infix = withoutEffects.as(InfixOperatorExprSyntax.self) else { return false }
      return infix.operator.is(AssignmentExprSyntax.self)
        || compound && ["+=", "-=", "*=", "/="].contains(infix.operator.code)
    }
  }
#endif
