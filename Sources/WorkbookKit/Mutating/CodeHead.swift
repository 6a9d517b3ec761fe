/// What stands in a statement before one of its braces.
struct CodeHead {
  private let source: SwiftSource
  private let range: Range<Int>
  /// The word that says what it is, behind attributes and modifiers: `func`, `if`, a name.
  private let keyword: Int

  init(_ source: SwiftSource, _ range: Range<Int>) {
    self.source = source
    self.range = range
    keyword = Self.keyword(of: range, in: source)
  }

  /// The place of the first word that is no attribute and no modifier.
  static func keyword(of range: Range<Int>, in source: SwiftSource) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      let word = source.word(index)
      let isClassMember = word == "class" && members.contains(source.word(index + 1))
      guard word.hasPrefix("@") || modifiers.contains(word) || isClassMember else { break }
      index += 1
      let isArgument = source.word(index) == "(" && !source.tokens[index].hasSpaceBefore
      if isArgument { index = source.next(index) }
    }
    return index
  }

  private static let members: Set = ["func", "var", "let", "init", "subscript"]
  private static let types: Set = ["struct", "class", "enum", "protocol", "extension", "actor"]
  private static let accessors: Set = ["get", "set", "didSet", "willSet", "_read", "_modify"]
  private static let controls: Set = [
    "if", "guard", "while", "for", "switch", "do", "repeat", "defer",
  ]
  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "package", "open", "final", "static",
    "override", "mutating", "nonmutating", "lazy", "weak", "unowned", "convenience", "required",
    "indirect", "nonisolated", "isolated", "dynamic", "borrowing", "consuming", "sending",
  ]

  /// What the block behind this head is.
  func block(_ inside: Range<Int>, in parent: CodeBlock) -> (CodeBlock.Kind, CodeBlock.Signature) {
    let word = source.word(keyword)
    let top = source.topLevel(range)
    let isFirst = !top.contains { source.word($0) == "{" }
    let hasControl = top.contains { ["if", "switch"].contains(source.word($0)) }
    if Self.types.contains(word) { return (.type, .init()) }
    if ["func", "init", "deinit", "subscript"].contains(word), isFirst {
      return (.function, function)
    }
    if parent.kind == .accessors, Self.accessors.contains(word) {
      return (.function, word == "get" ? parent.signature : .init())
    }
    if Self.controls.contains(word) || word == "else" { return (.control, parent.signature) }
    if ["var", "let"].contains(word) {
      if beginsWithAccessor(inside) { return (.accessors, property) }
      let hasValue = top.contains { source.isBinary($0, ["="]) }
      if !hasValue { return (.function, property) }
    }
    if hasControl { return (.control, parent.signature) }
    return (.closure, closure(inside))
  }

  private func beginsWithAccessor(_ inside: Range<Int>) -> Bool {
    let first = Self.keyword(of: inside, in: source)
    return first < inside.upperBound && Self.accessors.contains(source.word(first))
      && ["{", "("].contains(source.word(first + 1))
  }
}

extension CodeHead {
  /// What the function declared here takes and gives.
  var function: CodeBlock.Signature {
    guard
      let open = source.topLevel(range).first(where: { source.word($0) == "(" && $0 >= keyword }),
      let close = source.partners[open]
    else { return .init() }
    let arrow = source.topLevel(close..<range.upperBound).first { source.word($0) == "->" }
    return CodeBlock.Signature(
      parameters: source.parts(open + 1..<close).compactMap(parameter),
      result: arrow.map { type(from: $0 + 1) })
  }

  /// `label name: Type = value`
  private func parameter(_ part: Range<Int>) -> CodeBlock.Parameter? {
    guard let colon = part.first(where: { source.word($0) == ":" }) else { return nil }
    let equals = source.topLevel(colon..<part.upperBound).first { source.isBinary($0, ["="]) }
    return CodeBlock.Parameter(
      label: source.word(part.lowerBound), name: source.word(colon - 1),
      type: source.text(colon + 1..<(equals ?? part.upperBound)), hasDefault: equals != nil)
  }

  private var property: CodeBlock.Signature {
    let colon = source.topLevel(range).first { source.word($0) == ":" }
    return CodeBlock.Signature(result: colon.map { type(from: $0 + 1) })
  }

  private func type(from start: Int) -> String {
    let end = source.topLevel(start..<range.upperBound)
      .first { source.word($0) == "where" || source.word($0) == "=" }
    return source.text(start..<(end ?? range.upperBound))
  }

  /// What a closure takes, which its first line says.
  func closure(_ inside: Range<Int>) -> CodeBlock.Signature {
    guard let end = endOfClosureHead(inside) else {
      let usesFirst = inside.contains { source.word($0) == "$0" }
      return CodeBlock.Signature(parameters: usesFirst ? [.untyped("$0")] : [])
    }
    var names: [String] = []
    for index in source.topLevel(inside.lowerBound..<end) {
      if source.word(index) == "->" { break }
      if source.word(index) == "(", let close = source.partners[index] {
        names += source.parts(index + 1..<close).map { source.word($0.lowerBound) }
      } else if source.isWord(index) {
        names.append(source.word(index))
      }
    }
    return CodeBlock.Signature(
      parameters: names.filter { !["async", "throws"].contains($0) && !$0.hasPrefix("@") }
        .map(CodeBlock.Parameter.untyped))
  }

  /// The place of the word `in` that ends what a closure takes.
  func endOfClosureHead(_ inside: Range<Int>) -> Int? {
    for index in source.topLevel(inside) {
      let word = source.word(index)
      if word == "in" { return index }
      let isNewLine = index > inside.lowerBound && source.tokens[index].isFirstOnLine
      if isNewLine || ["for", "{", "="].contains(word) { return nil }
    }
    return nil
  }
}

extension CodeBlock.Parameter {
  /// A parameter of a closure.
  fileprivate static func untyped(_ name: String) -> Self {
    Self(label: "_", name: name, type: nil, hasDefault: false)
  }
}
