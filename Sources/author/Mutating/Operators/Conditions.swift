#if canImport(SwiftParser)
  import SwiftSyntax

  /// Operators that make the code decide differently.
  enum Conditions {
    static let operators: [MutationOperator] = [
      MutationOperator("negated condition", opposites, \.binaryOperators),
      MutationOperator("swapped and with or", ["&&": "||", "||": "&&"], \.binaryOperators),
      MutationOperator("moved boundary", boundaries) { file in
        file.binaryOperators + file.all(PrefixOperatorExprSyntax.self).map(\.operator)
      },
      MutationOperator("swapped true with false", ["true": "false", "false": "true"]) { file in
        file.all(BooleanLiteralExprSyntax.self).map(\.literal)
      },
      withoutNot, negatedClause, swappedBranches,
    ]

    private static let opposites = [
      "==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">", "===": "!==",
      "!==": "===",
    ]

    private static let boundaries = [
      "<": "<=", "<=": "<", ">": ">=", ">=": ">", "...": "..<", "..<": "...",
    ]

    private static let withoutNot = MutationOperator("negated condition", ["!": ""]) {
      $0.all(PrefixOperatorExprSyntax.self).map(\.operator)
    }

    /// A clause of `if`, `guard`, `while` or `where` that is one value: a call or a property.
    private static let negatedClause = MutationOperator("negated condition") { file in
      let conditions =
        file.all(ConditionElementSyntax.self).compactMap { $0.condition.as(ExprSyntax.self) }
        + file.all(WhereClauseSyntax.self).map(\.condition)
        + file.all(RepeatStmtSyntax.self).map(\.condition)
      return conditions.filter(isPlain).map { $0.replaced(by: "!(\($0.code))") }
    }

    /// Whether the clause has no operator and no literal, which are changed in their own ways.
    private static func isPlain(_ condition: ExprSyntax) -> Bool {
      switch condition.withoutEffects.kind {
      case .infixOperatorExpr, .ternaryExpr, .prefixOperatorExpr, .booleanLiteralExpr: false
      default: true
      }
    }

    private static let swappedBranches = MutationOperator(
      "swapped branches", in: TernaryExprSyntax.self
    ) { choice in
      let (first, second) = (choice.thenExpression, choice.elseExpression)
      return first.replaced(through: second, by: "\(second.code) : \(first.code)")
    }
  }
#endif
