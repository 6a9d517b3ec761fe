#if canImport(SwiftParser)
  import SwiftSyntax

  /// What the names in an exercise stand for, as far as its code says.
  ///
  /// It avoids mutants that the compiler would reject anyway, because each of them costs a build.
  /// Where the code doesn't say enough, the compiler decides.
  struct Declarations {
    /// The labels of arguments that a call needs, and of those that have a default.
    private var needed: Set<String> = []
    private var optional: Set<String> = []
    /// The names of structs: two that are made from the same values are the same.
    private var structs: Set<String> = ["ObjectIdentifier"]
    /// What each type conforms to or inherits from.
    private var parents: [String: Set<String>] = [:]

    init(in files: [ParsedFile] = []) {
      for node in files.flatMap({ $0.all(Syntax.self) }) {
        if let parameter = node.as(FunctionParameterSyntax.self) {
          note(parameter.firstName.text, hasDefault: parameter.defaultValue != nil)
        } else if let property = node.as(VariableDeclSyntax.self), property.isMember {
          note(property)
        } else if let type = node.asProtocol(DeclGroupSyntax.self) {
          note(type)
        }
      }
    }

    private mutating func note(_ label: String, hasDefault: Bool) {
      if hasDefault { optional.insert(label) } else { needed.insert(label) }
    }

    /// A property is an argument of its struct's initializer, too.
    private mutating func note(_ property: VariableDeclSyntax) {
      guard let binding = property.onlyBinding, let type = binding.typeAnnotation?.type else {
        return
      }
      let isMissing = property.bindingSpecifier.text == "var" && type.is(OptionalTypeSyntax.self)
      note(
        binding.pattern.code,
        hasDefault: isMissing || binding.initializer != nil || binding.accessorBlock != nil)
    }

    private mutating func note(_ type: any DeclGroupSyntax) {
      guard !type.is(ProtocolDeclSyntax.self),
        let name = type.asProtocol(NamedDeclSyntax.self)?.name.text
      else { return }
      if type.is(StructDeclSyntax.self) { structs.insert(name) }
      let inherited = type.inheritanceClause?.inheritedTypes.map(\.type.code) ?? []
      parents[name] = Set(inherited).subtracting(Self.common)
    }

    /// Types that have only these in common can't stand in for each other.
    private static let common: Set = [
      "Sendable", "Equatable", "Hashable", "Codable", "Error", "AnyObject",
    ]

    /// Another type of the exercise with the same protocol or superclass.
    func standIn(for type: String) -> String? {
      guard let wanted = parents[type] else { return nil }
      return parents.keys.sorted().first { $0 != type && !parents[$0]!.isDisjoint(with: wanted) }
    }

    /// Whether the value is a struct made from what is there already, so that another one is equal.
    func isSameAnew(_ value: ExprSyntax) -> Bool {
      let calls = value.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .leftParen }
      return calls.count == 1 && structs.contains(calls[0].wordBefore ?? "")
    }

    /// Whether a call may leave out the argument with this label.
    func mayBeLeftOut(_ label: String) -> Bool {
      optional.contains(label) || !needed.contains(label)
    }

    /// Whether a value of one type may be used as the other.
    static func mayBe(_ type: String?, _ wanted: String?) -> Bool {
      guard let type, let wanted else { return true }
      let isAny = wanted.hasPrefix("any ") || wanted.hasPrefix("some ")
      return plain(type) == plain(wanted) || isAny && !standard.contains(plain(type))
    }

    private static let standard: Set = ["Int", "Double", "Bool", "String", "Date", "URL", "Data"]

    /// The type without the words and signs that don't matter for what it can be used as.
    private static func plain(_ type: String) -> String {
      type.replacing(/@\w+ |\bany |\bsome |[()?]/, with: "")
    }
  }

  extension VariableDeclSyntax {
    /// Whether it is a property of a type.
    var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) == true }

    /// What it declares when that is one name, as usual.
    var onlyBinding: PatternBindingSyntax? { bindings.count == 1 ? bindings.first : nil }
  }
#endif
