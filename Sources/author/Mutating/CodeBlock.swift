#if canImport(SwiftParser)
  import SwiftSyntax

  /// Statements that run one after another, and the function that they belong to.
  struct CodeBlock {
    /// Whether these are all statements of a function, an accessor or a closure, and not those of
    /// a branch or a loop in it.
    let isBody: Bool
    let statements: [Syntax]
    /// What the innermost function or closure around the statements takes and returns.
    let signature: Signature
    /// The statements as a node of the tree.
    let list: CodeBlockItemListSyntax
    private let owner: Syntax

    /// The result is `nil` for the statements of a file, which aren't inside any braces.
    init?(_ list: CodeBlockItemListSyntax) {
      guard let owner = list.parent?.as(CodeBlockSyntax.self)?.parent ?? list.parent,
        !owner.is(SourceFileSyntax.self)
      else { return nil }
      let own = Signature(owner)
      isBody = own != nil
      statements = list.map { Syntax($0.item) }
      signature = own ?? owner.ancestors.lazy.compactMap(Signature.init).first ?? Signature()
      self.list = list
      self.owner = owner
    }

    /// Whether the function returns this statement's value, or returns with it.
    func isResult(_ statement: Syntax) -> Bool {
      isBody && signature.result != nil && statement == statements.last
    }

    /// Whether this is a lone statement of an `if` without `else`, which does nothing without it, or
    /// of a `guard`, which doesn't compile without it.
    var isLoneBranch: Bool {
      guard statements.count == 1 else { return false }
      if let branch = owner.as(IfExprSyntax.self) {
        return branch.elseBody == nil && owner.parent?.is(IfExprSyntax.self) != true
      }
      return owner.is(GuardStmtSyntax.self)
    }

    /// The values that the block returns, with `return` or as its only expression.
    var results: [ExprSyntax] {
      let mayReturn = owner.is(ClosureExprSyntax.self) || isBody && signature.result != nil
      return statements.compactMap { statement in
        if let statement = statement.as(ReturnStmtSyntax.self) { return statement.expression }
        guard mayReturn, statements.count == 1, let value = statement.as(ExprSyntax.self),
          !value.isAssignment(compound: true)
        else { return nil }
        return value
      }
    }
  }

  /// What a function takes and returns, as far as its code says.
  struct Signature {
    /// The names that the body uses. The type is `nil` where a closure doesn't say it.
    var parameters: [(name: String, type: String?)] = []
    /// `nil` when nothing is returned, or when a closure doesn't say it.
    var result: String?

    init() {}

    /// The result is `nil` when the node isn't a function, an accessor or a closure.
    init?(_ node: Syntax) {
      switch node.as(SyntaxEnum.self) {
      case .functionDecl(let function): note(function.signature)
      case .initializerDecl(let initializer): note(initializer.signature)
      case .closureExpr(let closure):
        parameters = closure.parameterNames.map { ($0, nil) }
      case .accessorDecl(let accessor) where accessor.accessorSpecifier.text == "get":
        result = Self.type(of: accessor.parent?.parent?.parent)
      case .accessorBlock(let block): result = Self.type(of: block.parent)
      case .accessorDecl, .deinitializerDecl: break
      default: return nil
      }
    }

    private mutating func note(_ signature: FunctionSignatureSyntax) {
      parameters = signature.parameterClause.parameters
        .map { (($0.secondName ?? $0.firstName).text, $0.type.code) }
      result = signature.returnClause?.type.code
    }

    private static func type(of declaration: Syntax?) -> String? {
      declaration?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.code
        ?? declaration?.as(SubscriptDeclSyntax.self)?.returnClause.type.code
    }
  }

  extension ClosureExprSyntax {
    /// What the closure takes: the names in front of `in`, or `$0` when its code uses that.
    var parameterNames: [String] {
      guard let clause = signature?.parameterClause else {
        return usesFirstArgument(Syntax(statements)) ? ["$0"] : []
      }
      return clause.as(ClosureShorthandParameterListSyntax.self)?.map(\.name.text)
        ?? clause.as(ClosureParameterClauseSyntax.self)?.parameters
        .map { ($0.secondName ?? $0.firstName).text } ?? []
    }

    /// Closures in this one have a `$0` of their own.
    private func usesFirstArgument(_ node: Syntax) -> Bool {
      node.as(DeclReferenceExprSyntax.self)?.baseName.text == "$0"
        || node.children(viewMode: .sourceAccurate)
          .contains { !$0.is(ClosureExprSyntax.self) && usesFirstArgument($0) }
    }
  }
#endif
