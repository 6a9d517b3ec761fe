/// What names stand for, as far as the code says: it spares the compiler mutants that it would
/// refuse. Whatever is not known for certain is left to the compiler.
struct Declarations {
  /// The types of parameters and properties, by their names.
  private var types: [String: Set<String>] = [:]
  /// Labels of arguments that must be given, and of those that need not.
  private var needed: Set<String> = []
  private var optional: Set<String> = []
  /// The names of structs: two with the same parts are the same.
  private var structs: Set<String> = ["ObjectIdentifier"]
  /// What the exercise's types conform to and inherit from, by their names.
  private var parents: [String: Set<String>] = [:]

  init(in files: [CodeBlocks] = []) {
    for blocks in files {
      for block in blocks.all where block.kind == .function {
        block.signature.parameters.forEach { note($0) }
      }
      for statement in blocks.all.filter({ $0.kind == .type }).flatMap(\.statements) {
        noteMember(statement, in: blocks.source)
        noteType(statement, in: blocks.source)
      }
    }
  }

  private mutating func note(_ parameter: CodeBlock.Parameter) {
    if let type = parameter.type { types[parameter.name, default: []].insert(Self.plain(type)) }
    if parameter.hasDefault {
      optional.insert(parameter.label)
    } else {
      needed.insert(parameter.label)
    }
  }

  /// A function without a body, and a property, which is a parameter of a struct's initializer.
  private mutating func noteMember(_ statement: Range<Int>, in source: SwiftSource) {
    let keyword = CodeHead.keyword(of: statement, in: source)
    let word = source.word(keyword)
    if word == "func" || word == "init" {
      CodeHead(source, statement).function.parameters.forEach { note($0) }
    }
    guard word == "let" || word == "var", source.word(keyword + 2) == ":" else { return }
    let end = source.topLevel(keyword..<statement.upperBound)
      .first { source.word($0) == "{" || source.isBinary($0, ["="]) }
    let type = source.text(keyword + 3..<(end ?? statement.upperBound))
    let isOptional = end != nil || word == "var" && type.hasSuffix("?")
    note(
      CodeBlock.Parameter(
        label: source.word(keyword + 1), name: source.word(keyword + 1), type: type,
        hasDefault: isOptional))
  }

  private mutating func noteType(_ statement: Range<Int>, in source: SwiftSource) {
    let keyword = CodeHead.keyword(of: statement, in: source)
    let name = source.word(keyword + 1)
    guard ["struct", "class", "enum", "actor"].contains(source.word(keyword)) else { return }
    if source.word(keyword) == "struct" { structs.insert(name) }
    let head = source.topLevel(keyword..<statement.upperBound).prefix { source.word($0) != "{" }
    parents[name] = Set(head.dropFirst(2).map(source.word)).subtracting(Self.common)
  }

  /// Who conforms to these is no stand-in for others that do, and the signs between the names.
  private static let common: Set = [
    ":", ",", "Sendable", "Equatable", "Hashable", "Codable", "Error", "AnyObject",
  ]
}

extension Declarations {
  /// A type of the exercise that has a protocol or a class in common with this one.
  func standIn(for type: String) -> String? {
    guard let wanted = parents[type] else { return nil }
    return parents.keys.sorted().first { $0 != type && !parents[$0]!.isDisjoint(with: wanted) }
  }

  /// Whether a value is a struct made of what is there already: made anew, it is the same.
  func isSameAnew(_ value: Range<Int>, in source: SwiftSource) -> Bool {
    // `Board.Parts(…)`: what is called stands in front of the bracket.
    let brackets = value.filter { source.word($0) == "(" }
    return brackets.count == 1 && structs.contains(source.word(brackets[0] - 1))
  }

  /// Whether a call may do without the argument with this label.
  func mayBeLeftOut(_ label: String) -> Bool {
    optional.contains(label) || !needed.contains(label)
  }

  /// Whether a value of one type may stand where the other is asked for.
  static func mayBe(_ type: String?, _ wanted: String?) -> Bool {
    guard let type, let wanted else { return true }
    let isAny = wanted.hasPrefix("any ") || wanted.hasPrefix("some ")
    return plain(type) == plain(wanted) || isAny && !standard.contains(plain(type))
  }

  fileprivate static let standard: Set = ["Int", "Double", "Bool", "String", "Date", "URL", "Data"]

  /// The type without what makes no other type of it here.
  private static func plain(_ type: String) -> String {
    type.replacing(/@\w+ |\bany |\bsome |[()?]/, with: "")
  }

  /// The types that a value may have; `nil` when they are not known.
  func types(of value: Range<Int>, in source: SwiftSource) -> Set<String>? {
    let name = source.word(value.lowerBound)
    if value.count == 1 {
      switch source.tokens[value.lowerBound].kind {
      case .literal: return ["String"]
      case .number: return ["Int", "Double"]
      case .word, .sign: return ["true", "false"].contains(name) ? ["Bool"] : types[name]
      }
    }
    guard source.word(value.lowerBound + 1) == "(",
      source.next(value.lowerBound + 1) == value.upperBound
    else { return nil }
    if name.first?.isUppercase == true { return [name] }
    let results = types[name]?.compactMap { $0.split(separator: "-> ").last.map(String.init) }
    return results.map(Set.init)
  }
}

extension CodeBlocks {
  /// Whether each value may stand where the other does.
  func mayBeSwapped(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard let one = declarations.types(of: first, in: source),
      let other = declarations.types(of: second, in: source)
    else { return true }
    // A struct and a class may both be what a protocol's name asks for; a number may not.
    let isKnown = [one, other].contains { $0.isSubset(of: Declarations.standard) }
    return !isKnown || !one.isDisjoint(with: other)
  }
}
