#if canImport(SwiftParser)
  import SwiftSyntax

  /// Operators that change a value: which one is used, returned or computed.
  enum Values {
    /// Operators that use one thing in place of another.
    static let replaced = [
      swappedArguments, otherType, returnedInput, returnedConstant,
      choosing("always the fallback") { $0.rightOperand.code },
      choosing("never the fallback") { "(\($0.leftOperand.code))!" },
    ]

    /// Two neighbours swap their values and keep their labels.
    private static let swappedArguments = MutationOperator("swapped arguments") { file in
      file.all(FunctionCallExprSyntax.self).flatMap { call in
        zip(call.arguments, call.arguments.dropFirst()).compactMap { first, second in
          let (a, b) = (first.expression, second.expression)
          guard a.code != b.code else { return nil }
          let between = file.code(a.place.upperBound..<b.place.lowerBound)
          return a.replaced(through: b, by: b.code + between + a.code)
        }
      }
    }

    /// `LocalUser.self` becomes `MockUser.self`.
    private static let otherType = MutationOperator("other type") { file in
      file.all(MemberAccessExprSyntax.self).compactMap { member in
        guard member.declName.code == "self",
          let type = member.base?.lastToken(viewMode: .sourceAccurate)
        else { return nil }
        return file.declarations.standIn(for: type.text).map { type.replaced(by: $0) }
      }
    }

    private static let returnedInput = replacingResults("returned the input") { signature in
      signature.parameters
        .filter { $0.name != "_" && Declarations.mayBe($0.type, signature.result) }.map(\.name)
    }

    private static let returnedConstant = replacingResults("returned a constant") { signature in
      constants(of: signature.result ?? "")
    }

    private static func replacingResults(
      _ name: String, _ others: @escaping @Sendable (Signature) -> [String]
    ) -> MutationOperator {
      MutationOperator(name) { file in
        file.blocks.flatMap { block in
          block.results.flatMap { value in
            others(block.signature).filter { $0 != value.code }.map { value.replaced(by: $0) }
          }
        }
      }
    }

    /// Values of a type that need no work.
    private static func constants(of type: String) -> [String] {
      switch type {
      case "Bool": ["true", "false"]
      case "Int", "Double", "TimeInterval": ["0"]
      case "String": ["\"\""]
      case _ where type.hasSuffix("?"): ["nil"]
      case _ where type.hasPrefix("[") && type.hasSuffix("]"):
        [type.contains(":") && !type.contains("(") ? "[:]" : "[]"]
      case _ where type.hasPrefix("Set<"): ["[]"]
      default: []
      }
    }

    private static func choosing(
      _ name: String, _ text: @escaping @Sendable (InfixOperatorExprSyntax) -> String
    ) -> MutationOperator {
      MutationOperator(name, in: InfixOperatorExprSyntax.self) { infix in
        infix.operator.code == "??" ? infix.replaced(by: text(infix)) : nil
      }
    }

    /// Operators that compute a value differently.
    static let computed = [
      MutationOperator("changed number", in: IntegerLiteralExprSyntax.self) { literal in
        Int(literal.code.filter { $0 != "_" }).map { number in
          literal.replaced(by: number == 1 ? "0" : "\(number + 1)")
        }
      },
      MutationOperator(
        "changed arithmetic",
        ["+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+="], \.binaryOperators),
      MutationOperator("called its opposite", opposites) { file in
        file.all(DeclReferenceExprSyntax.self).filter { $0.wordBefore == "." }.map(\.baseName)
      },
      MutationOperator("dropped call", in: FunctionCallExprSyntax.self) { call in
        guard let method = call.calledExpression.as(MemberAccessExprSyntax.self),
          method.base != nil, refining.contains(method.declName.baseName.text)
        else { return nil }
        return method.period.replaced(through: call, by: "")
      },
    ]

    private static let opposites = [
      "first": "last", "last": "first", "min": "max", "max": "min",
      "hasPrefix": "hasSuffix", "hasSuffix": "hasPrefix", "prefix": "suffix", "suffix": "prefix",
      "dropFirst": "dropLast", "dropLast": "dropFirst",
      "removeFirst": "removeLast", "removeLast": "removeFirst",
      "insert": "remove", "contains": "allSatisfy", "allSatisfy": "contains",
    ]

    /// Calls whose result has the type of what they are called on.
    private static let refining: Set = [
      "sorted", "filter", "reversed", "uppercased", "lowercased", "capitalized", "dropFirst",
      "dropLast", "prefix", "suffix", "trimmingCharacters", "compactMap", "rounded", "union",
      "subtracting", "intersection",
    ]
  }
#endif
