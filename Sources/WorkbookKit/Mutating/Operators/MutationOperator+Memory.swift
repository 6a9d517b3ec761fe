extension MutationOperator {
  /// Who holds whom, since when, and under which lock.
  static let memory = [
    strongProperty, strongCapture, weakProperty, notLazy, keptOnce, notKept, noLock,
  ]

  private static let strongProperty = MutationOperator(name: "strong reference") { blocks in
    blocks.words(["weak", "unowned"], before: ["var", "let"])
  }

  private static let notLazy = MutationOperator(name: "not lazy") { blocks in
    blocks.words(["lazy"], before: ["var"])
  }

  /// `[weak list]` becomes `[list = Optional(list)]`: what the closure says of it still compiles.
  private static let strongCapture = MutationOperator(name: "strong reference") { blocks in
    let source = blocks.source
    return source.tokens.indices.compactMap { index in
      guard ["weak", "unowned"].contains(source.word(index)), source.isWord(index + 1),
        [",", "]"].contains(source.word(index + 2))
      else { return nil }
      let name = source.word(index + 1)
      return source.edit(
        index..<index + 2, source.word(index) == "weak" ? "\(name) = Optional(\(name))" : name)
    }
  }

  /// A property that may be missing, and that is kept alive by nobody else.
  private static let weakProperty = MutationOperator(name: "weak reference") { blocks in
    let source = blocks.source
    return blocks.all.filter { $0.kind == .type }.flatMap(\.statements).compactMap { statement in
      let keyword = CodeHead.keyword(of: statement, in: source)
      let top = source.topLevel(statement)
      guard source.word(keyword) == "var", source.word(keyword + 2) == ":",
        !top.contains(where: { ["weak", "unowned", "{"].contains(source.word($0)) }),
        top.contains(where: { source.word($0) == "?" })
      else { return nil }
      return source.edit(keyword, "weak var")
    }
  }

  /// `static var one: T { T() }` becomes `static let one: T = T()`.
  private static let keptOnce = MutationOperator(name: "made once") { blocks in
    let source = blocks.source
    return blocks.all.filter { $0.kind == .function && $0.statements.count == 1 }.compactMap {
      block in
      guard let keyword = blocks.staticProperty("var", before: block.range.lowerBound) else {
        return nil
      }
      let head = source.text(keyword + 1..<block.range.lowerBound)
      return source.edit(
        keyword..<block.range.upperBound, "let \(head) = \(source.text(block.statements[0]))")
    }
  }

  /// `static let one: T = T()` becomes `static var one: T { T() }`, and so does an instance's.
  private static let notKept = MutationOperator(name: "made each time") { blocks in
    let source = blocks.source
    return source.tokens.indices.compactMap { equals in
      guard source.isBinary(equals, ["="]),
        let keyword = blocks.staticProperty("let", before: equals)
          ?? blocks.madeProperty(before: equals)
      else { return nil }
      let value = blocks.right(of: equals)
      guard !value.isEmpty else { return nil }
      let isTyped = source.word(keyword + 2) == ":"
      let type = isTyped ? "" : ": \(source.word(value.lowerBound))"
      return source.edit(
        keyword..<value.upperBound,
        "var \(source.text(keyword + 1..<equals))\(type) { \(source.text(value)) }")
    }
  }

  /// `lock.withLock { … }` does its work without the lock, where the lock guards no value.
  private static let noLock = MutationOperator(name: "no lock") { blocks in
    let source = blocks.source
    return blocks.all.compactMap { block in
      let open = block.range.lowerBound
      guard block.kind == .closure, block.signature.parameters.isEmpty, open > 2,
        source.word(open - 1) == "withLock", source.word(open - 2) == "."
      else { return nil }
      var start = open - 3
      while start > 1, source.word(start - 1) == "." { start -= 2 }
      return source.edit(start..<block.range.upperBound, "(\(source.text(block.range)))()")
    }
  }
}

extension CodeBlocks {
  /// Drops one of the words in front of one of the others.
  fileprivate func words(_ words: Set<String>, before others: Set<String>) -> [CodeEdit] {
    source.tokens.indices.filter { words.contains(source.word($0)) }.compactMap { index in
      let next = index + 1
      guard others.contains(source.word(next)) else { return nil }
      return CodeEdit(
        place: source.tokens[index].place.lowerBound..<source.tokens[next].place.lowerBound,
        text: "")
    }
  }

  /// The place of the word `let` of an instance's property that is made by calling a type, which
  /// is no struct, here.
  fileprivate func madeProperty(before equals: Int) -> Int? {
    let members = all.filter { $0.kind == .type }.dropFirst().flatMap(\.statements)
    guard let member = members.last(where: { $0.contains(equals) }) else { return nil }
    let keyword = CodeHead.keyword(of: member, in: source)
    let value = equals + 1..<member.upperBound
    let isMade =
      source.word(equals + 1).first?.isUppercase == true
      && source.word(member.upperBound - 1) == ")" && !declarations.isSameAnew(value, in: source)
    return source.word(keyword) == "let" && isMade
      && source.topLevel(member).contains(equals) ? keyword : nil
  }

  /// The place of the word `var` or `let` of the static property whose value begins here.
  fileprivate func staticProperty(_ word: String, before index: Int) -> Int? {
    // The innermost statement: blocks stand behind those that they are in.
    let innermost = all.flatMap(\.statements).last { $0.contains(index) }
    return innermost.flatMap { statement in
      let keyword = CodeHead.keyword(of: statement, in: source)
      let isStatic = (statement.lowerBound..<keyword).contains { source.word($0) == "static" }
      return isStatic && source.word(keyword) == word ? keyword : nil
    }
  }
}
