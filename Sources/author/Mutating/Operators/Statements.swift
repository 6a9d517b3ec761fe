#if canImport(SwiftParser)
  import SwiftSyntax

  /// Operators that leave something out, or do or make it once too often.
  enum Statements {
    static let operators: [MutationOperator] = [
      droppedStatement, emptiedBody, droppedArgument, droppedElement, doubledStatement, madeAnew,
    ]

    /// A statement that declares nothing. A function must keep the value that it returns.
    private static let droppedStatement = MutationOperator("dropped statement") { file in
      file.blocks.filter { !$0.isLoneBranch }.flatMap { block in
        block.statements.filter { !$0.is(DeclSyntax.self) && !block.isResult($0) }
          .map { $0.replaced(by: "") }
      }
    }

    /// A whole body at once. When it has a single statement, that one is dropped anyway.
    private static let emptiedBody = MutationOperator("emptied body") { file in
      file.blocks
        .filter { $0.isBody && $0.statements.count > 1 && $0.signature.result == nil }
        .map { $0.statements[0].replaced(through: $0.statements.last, by: "") }
    }

    /// An argument, so that its default is used.
    private static let droppedArgument = MutationOperator("dropped argument") { file in
      file.all(FunctionCallExprSyntax.self).flatMap { call in
        let edits = leavingOut(call.arguments.map { ($0.place, $0.expression) })
        return zip(call.arguments, edits).filter { argument, _ in
          argument.label.map { file.declarations.mayBeLeftOut($0.text) } ?? false
        }.map(\.1)
      }
    }

    /// An element of a list of two or more. A list of one might be a type.
    private static let droppedElement = MutationOperator("dropped element") { file in
      let lists =
        file.all(ArrayElementListSyntax.self).map { $0.map { ($0.place, $0.expression) } }
        + file.all(DictionaryElementListSyntax.self).map { $0.map { ($0.place, $0.value) } }
      return lists.filter { $0.count > 1 }.flatMap(leavingOut)
    }

    /// Leaves out each part in turn, and the comma between it and its neighbour.
    private static func leavingOut(_ parts: [(place: Range<Int>, value: ExprSyntax)]) -> [CodeEdit]
    {
      parts.indices.map { index in
        let end = parts[index].value.place.upperBound
        if index > 0 {
          return CodeEdit(place: parts[index - 1].value.place.upperBound..<end, text: "")
        }
        let next = parts.count > 1 ? parts[1].place.lowerBound : end
        return CodeEdit(place: parts[0].place.lowerBound..<next, text: "")
      }
    }

    private static let doubledStatement = MutationOperator("doubled statement") { file in
      file.blocks.flatMap { block in
        block.statements.filter { isCall($0) && !block.isResult($0) }
          .map { $0.replaced(by: "\($0.code); \($0.code)") }
      }
    }

    /// Whether the statement calls a function. Calls of `register` don't count: registering a
    /// service twice does the same as once, because the last registration wins.
    private static func isCall(_ statement: Syntax) -> Bool {
      guard let expression = statement.as(ExprSyntax.self),
        !expression.isAssignment(compound: false), !expression.is(MacroExpansionExprSyntax.self),
        [")", "}"].contains(expression.lastWord)
      else { return false }
      let method = expression.withoutEffects.as(FunctionCallExprSyntax.self)?.calledExpression
        .lastWord
      return method != "register" && method != "init"
    }

    /// Where a name is used, a new instance takes the place of the shared one.
    private static let madeAnew = MutationOperator("made anew") { file in
      file.blocks.flatMap { block in
        block.list.flatMap { item -> [CodeEdit] in
          guard let (name, value) = made(by: item), !file.declarations.isSameAnew(value) else {
            return []
          }
          let uses = block.list.drop { $0 != item }.dropFirst().flatMap(\.nodes)
            .filter { $0.as(DeclReferenceExprSyntax.self)?.code == name && $0.wordBefore != "." }
          // Making it at its only use changes nothing, unless that code may run later or repeatedly.
          let isOnlyMoved =
            uses.count == 1
            && uses[0].ancestors.first { $0.is(CodeBlockItemListSyntax.self) } == Syntax(block.list)
          return isOnlyMoved ? [] : uses.map { $0.replaced(by: value.code) }
        }
      }
    }

    /// The name and value of `let name = …` when a type makes the value, or a function whose name
    /// says that it makes something.
    private static func made(by item: CodeBlockItemSyntax) -> (name: String, value: ExprSyntax)? {
      guard let variable = item.item.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.text == "let", let binding = variable.onlyBinding,
        binding.typeAnnotation == nil, let value = binding.initializer?.value,
        let call = (value.as(InfixOperatorExprSyntax.self)?.rightOperand ?? value).withoutEffects
          .as(FunctionCallExprSyntax.self),
        let maker = call.calledExpression.lastWord
      else { return nil }
      // The name of a generic type ends with its arguments: `Box<Till>(…)`.
      let isMaker =
        maker.first?.isUppercase == true || [">", "init"].contains(maker)
        || ["make", "resolve"].contains(where: maker.hasPrefix)
      return isMaker ? (binding.pattern.code, value) : nil
    }
  }
#endif
