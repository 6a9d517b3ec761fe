/// The specs' own code, found by their sentences.
struct SpecSource {
  private let functions: [SpecCode]

  /// - Parameter texts: Swift files.
  init(_ texts: [String]) {
    functions = texts.flatMap { SpecCode.all(in: $0) }
  }

  /// What cannot be read is left out.
  init(of exercise: Exercise, in workbook: Workbook, files: Files) {
    let folder = workbook.specs(exercise)
    let names = (try? files.swiftFiles(in: folder)) ?? []
    self.init(names.compactMap { try? files.text("\(folder)/\($0)") })
  }

  /// The body of the spec with this sentence, in whichever framework; all of it, arguments
  /// included, when it is run with several values.
  func code(of sentence: String) -> String? {
    functions.first { $0.key == SpecName.key(sentence) }?.text
  }
}

/// A function in a file of specs.
struct SpecCode: Equatable {
  /// What its name is compared by.
  let key: String
  let text: String

  /// Every function of a file that may be a spec, in order.
  static func all(in text: String) -> [SpecCode] {
    let reader = CodeReader(text)
    var found: [SpecCode] = []
    var attribute: Int?
    var place = 0
    while place < reader.code.count {
      if reader.hasWord("@Test", at: place) { attribute = place }
      if reader.hasWord("func", at: place) {
        if let function = reader.function(at: place, attribute: attribute) {
          found.append(function)
        }
        attribute = nil
      }
      place = reader.end(at: place)
    }
    return found
  }
}

extension CodeReader {
  fileprivate func function(at place: Int, attribute: Int?) -> SpecCode? {
    guard let start = (place + 4..<code.count).first(where: { !code[$0].isWhitespace }) else {
      return nil
    }
    let end: Int
    let name: String
    if code[start] == "`" {
      end = self.end(at: start)
      name = String(code[start..<end].filter { $0 != "`" })
    } else {
      end = (start..<code.count).first { !isWordCharacter(code[$0]) } ?? code.count
      let word = String(code[start..<end])
      guard attribute != nil || word.hasPrefix("test") else { return nil }
      name = word.hasPrefix("test") ? String(word.dropFirst(4)) : word
    }
    guard let open = first("(", from: end), let close = closing(of: open),
      let bodyStart = first("{", from: close + 1), let bodyEnd = closing(of: bodyStart)
    else { return nil }
    let hasParameters = code[open + 1..<close].contains { !$0.isWhitespace }
    let range =
      hasParameters ? lineStart(attribute ?? place)..<bodyEnd + 1 : bodyStart + 1..<bodyEnd
    return SpecCode(key: SpecName.key(name), text: Self.unindented(String(code[range])))
  }

  /// Where the line begins, if nothing but spaces stands in front.
  private func lineStart(_ place: Int) -> Int {
    let spaces = code[..<place].reversed().prefix { $0 == " " }.count
    return place - spaces
  }

  private static func unindented(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isBlank = { (line: Substring) in line.allSatisfy(\.isWhitespace) }
    while let first = lines.first, isBlank(first) { lines.removeFirst() }
    while let last = lines.last, isBlank(last) { lines.removeLast() }
    let indent = lines.filter { !isBlank($0) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    // What stands in front of the closing brace.
    if let last = lines.popLast() {
      lines.append(last[...(last.lastIndex { $0 != " " } ?? last.startIndex)])
    }
    return lines.map { isBlank($0) ? "" : String($0.dropFirst(indent)) }.joined(separator: "\n")
  }
}
