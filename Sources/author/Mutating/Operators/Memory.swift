#if canImport(SwiftParser)
  import SwiftSyntax

  /// Operators that change what is kept alive, for how long, and under which lock.
  enum Memory {
    static let operators: [MutationOperator] = [
      strongProperty, strongCapture, weakProperty, notLazy, keptOnce, notKept, noLock,
    ]

    private static let strongProperty = without("strong reference", [.weak, .unowned])
    private static let notLazy = without("not lazy", [.lazy])

    /// Drops one of these modifiers from each property that has it.
    private static func without(_ name: String, _ keywords: [Keyword]) -> MutationOperator {
      MutationOperator(name, in: DeclModifierSyntax.self) { modifier in
        guard keywords.contains(where: { modifier.name.tokenKind == .keyword($0) }),
          let next = modifier.nextToken(viewMode: .sourceAccurate)
        else { return nil }
        return CodeEdit(place: modifier.place.lowerBound..<next.place.lowerBound, text: "")
      }
    }

    /// `[weak list]` becomes `[list = Optional(list)]`, so the closure's code still compiles.
    private static let strongCapture = MutationOperator(
      "strong reference", in: ClosureCaptureSyntax.self
    ) { capture in
      guard let specifier = capture.specifier, capture.initializer == nil else { return nil }
      let name = capture.name.text
      let isWeak = specifier.specifier.tokenKind == .keyword(.weak)
      return specifier.replaced(
        through: capture.name, by: isWeak ? "\(name) = Optional(\(name))" : name)
    }

    /// A property that may be missing, and that nothing else keeps alive.
    private static let weakProperty = MutationOperator(
      "weak reference", in: VariableDeclSyntax.self
    ) { property in
      guard property.isMember, property.bindingSpecifier.text == "var",
        !property.has(.weak), !property.has(.unowned), let binding = property.onlyBinding,
        binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true,
        binding.accessorBlock == nil
      else { return nil }
      return property.bindingSpecifier.replaced(by: "weak var")
    }

    /// `static var one: T { T() }` becomes `static let one: T = T()`.
    private static let keptOnce = MutationOperator(
      "made once", in: VariableDeclSyntax.self
    ) { property in
      guard property.has(.static), let binding = property.onlyBinding,
        case .getter(let statements) = binding.accessorBlock?.accessors, statements.count == 1
      else { return nil }
      let head = "\(binding.pattern.code)\(binding.typeAnnotation?.code ?? "")"
      return property.bindingSpecifier.replaced(
        through: binding, by: "let \(head) = \(statements.code)")
    }

    /// `static let one: T = T()` becomes `static var one: T { T() }`. So does an instance's property
    /// that is made by calling a type.
    private static let notKept = MutationOperator("made each time") { file in
      file.all(VariableDeclSyntax.self).compactMap { property in
        guard property.bindingSpecifier.text == "let", let binding = property.onlyBinding,
          let value = binding.initializer?.value, let type = binding.type(of: value),
          property.has(.static) || property.isMember && isMade(value, in: file)
        else { return nil }
        return property.bindingSpecifier.replaced(
          through: binding, by: "var \(binding.pattern.code): \(type) { \(value.code) }")
      }
    }

    /// Whether calling a type makes the value. A struct from the same values would be the same.
    private static func isMade(_ value: ExprSyntax, in file: ParsedFile) -> Bool {
      value.startsUppercase && value.is(FunctionCallExprSyntax.self)
        && !file.declarations.isSameAnew(value)
    }

    /// `lock.withLock { … }` does its work without the lock, unless the lock guards a value.
    private static let noLock = MutationOperator(
      "no lock", in: FunctionCallExprSyntax.self
    ) { call in
      guard let method = call.calledExpression.as(MemberAccessExprSyntax.self),
        method.declName.code == "withLock", method.base != nil,
        let work = call.trailingClosure, work.parameterNames.isEmpty
      else { return nil }
      return call.replaced(by: "(\(work.code))()")
    }
  }

  extension VariableDeclSyntax {
    fileprivate func has(_ keyword: Keyword) -> Bool {
      modifiers.contains { $0.name.tokenKind == .keyword(keyword) }
    }
  }

  extension SyntaxProtocol {
    /// Whether the code begins with a type's name.
    fileprivate var startsUppercase: Bool { code.first?.isUppercase == true }
  }

  extension PatternBindingSyntax {
    /// The declared type, or the one that the value begins with.
    fileprivate func type(of value: ExprSyntax) -> String? {
      if let typeAnnotation { return typeAnnotation.type.code }
      guard value.startsUppercase else { return nil }
      let call = value.as(FunctionCallExprSyntax.self)
      let type = call?.calledExpression ?? value
      let name = type.as(MemberAccessExprSyntax.self)
      return (name?.declName.startsUppercase == false ? name?.base : type)?.code
    }
  }
#endif
