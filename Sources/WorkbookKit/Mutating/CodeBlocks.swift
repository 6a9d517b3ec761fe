/// Every block of a file, found by its braces and by the words in front of them.
struct CodeBlocks {
  let source: SwiftSource
  /// The file itself first, as a block of members.
  private(set) var all: [CodeBlock] = []
  /// The first tokens of statements.
  private(set) var starts: Set<Int> = []
  /// The braces that open a branch or a loop: in front of them an expression ends.
  private(set) var controlBraces: Set<Int> = []
  /// What the files of the exercise declare.
  var declarations = Declarations()

  init(_ source: SwiftSource) {
    self.source = source
    read(
      source.tokens.indices,
      CodeBlock(kind: .type, range: source.tokens.indices, signature: .init()))
  }

  private mutating func read(_ inside: Range<Int>, _ block: CodeBlock) {
    var block = block
    block.statements = statements(in: inside)
    starts.formUnion(block.statements.map(\.lowerBound))
    all.append(block)
    for statement in block.statements { readBlocks(of: statement, in: block) }
  }

  private mutating func readBlocks(of statement: Range<Int>, in parent: CodeBlock) {
    var index = statement.lowerBound
    var depth = 0
    while index < statement.upperBound {
      switch source.word(index) {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{":
        guard let close = source.partners[index] else { return }
        let head = CodeHead(source, statement.lowerBound..<index)
        var inside = index + 1..<close
        let (kind, signature) =
          depth > 0
          ? (.closure, head.closure(inside)) : head.block(inside, in: parent)
        if kind == .control { controlBraces.insert(index) }
        if kind == .closure, let start = head.endOfClosureHead(inside) {
          inside = start + 1..<close
        }
        read(inside, CodeBlock(kind: kind, range: index..<close + 1, signature: signature))
        index = close
      default: break
      }
      index += 1
    }
  }

  private func statements(in range: Range<Int>) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var start = range.lowerBound
    func end(at index: Int) {
      if start < index { statements.append(start..<index) }
      start = index
    }
    for index in source.topLevel(range) {
      if index > start, beginsStatement(index) { end(at: index) }
      let isLabel = ["case", "default"].contains(source.word(start))
      if isLabel, source.word(index) == ":" { end(at: index + 1) }
    }
    end(at: range.upperBound)
    return statements
  }

  /// A line goes on when the one before it ends, or it begins, with what needs an operand.
  private func beginsStatement(_ index: Int) -> Bool {
    let token = source.tokens[index]
    let before = source.tokens[index - 1]
    return token.isFirstOnLine && !token.isBinary && !before.isBinary
      && !Self.continuing.contains(token.text) && !Self.continued.contains(before.text)
  }

  private static let continuing: Set = [
    ".", ":", "{", ")", "]", "else", "catch", "where", "in", "as", "is", "throws", "async",
  ]
  private static let continued: Set = [
    ",", ":", "=", "->", "return", "throw", "try", "await", "in",
  ]
}
