/// One word of a program's command line.
public protocol Command: Sendable {
  /// The word itself.
  static var name: String { get }
  /// What may stand behind it.
  static var synopsis: String { get }
  /// What it does, in a line.
  static var summary: String { get }
  /// What else there is to know, a line each.
  static var details: [String] { get }

  /// - Parameter line: The words behind the command's name.
  /// - Throws: `WorkbookError` when these words make no sense.
  init(_ line: [String]) throws

  func run(in session: inout Session) throws -> ExitCode
}

extension Command {
  public static var details: [String] { [] }
}

/// The words behind a command, sorted into options and the rest.
public struct Arguments: Sendable {
  /// The words that are no option.
  public private(set) var words: [String] = []
  private var flags: Set<String> = []
  private var values: [String: String] = [:]

  /// - Parameters:
  ///   - flags: The options that stand alone.
  ///   - values: The options that take a value, behind a space or an equals sign.
  /// - Throws: `WorkbookError` for an option that is not known or lacks its value.
  public init(_ line: [String], flags: [String] = [], values: [String] = []) throws {
    var rest = line[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word.count > 1 else {
        words.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      if flags.contains(word) {
        self.flags.insert(word)
      } else if values.contains(parts[0]) {
        let value = parts.count == 2 ? parts[1] : rest.popFirst() ?? ""
        guard !value.isEmpty else {
          throw WorkbookError(
            "The option \(parts[0]) needs a value.", next: "Write: \(parts[0]) VALUE", isUsage: true
          )
        }
        self.values[parts[0]] = value
      } else {
        let near = NearMiss.candidates(for: word, among: flags + values)
        throw WorkbookError(
          "There is no option \(word) here.",
          next: near.first.map { "Did you mean \($0)?" } ?? "To see what there is, add --help.",
          isUsage: true)
      }
    }
  }

  public func has(_ flag: String) -> Bool { flags.contains(flag) }

  public func value(_ option: String) -> String? { values[option] }

  /// - Throws: `WorkbookError` when the value is no number above zero.
  public func seconds(_ option: String) throws -> Double? {
    try value(option, "seconds, from above 0 to 3600", example: "10") { text in
      Double(text).flatMap { $0 > 0 && $0 <= 3600 ? $0 : nil }
    }
  }

  /// - Throws: `WorkbookError` when the value is no whole number from 1 on.
  public func count(_ option: String, atMost most: Int, example: Int = 2) throws -> Int? {
    try value(option, "a whole number from 1 to \(most)", example: "\(example)") { text in
      Int(text).flatMap { (1...most).contains($0) ? $0 : nil }
    }
  }

  /// What an option's value means; `nil` without the option.
  ///
  /// - Parameters:
  ///   - kind: What values the option takes: `a time of day`.
  ///   - meaning: Returns `nil` for a text that means nothing.
  /// - Throws: `WorkbookError` when the value means nothing.
  public func value<Value>(
    _ option: String, _ kind: String, example: String, meaning: (String) -> Value?
  ) throws -> Value? {
    guard let text = values[option] else { return nil }
    if let value = meaning(text) { return value }
    throw WorkbookError(
      "\(option) takes \(kind), and not `\(text)`.",
      next: "For instance: \(option) \(example)", isUsage: true)
  }

  /// The first word that is no option.
  ///
  /// - Parameters:
  ///   - question: What to ask when there is no word: `Which report?`.
  ///   - example: A command that has the word: `workshop report report.json`.
  /// - Throws: `WorkbookError` when there is no word.
  public func first(orAsk question: String, example: String) throws -> String {
    if let word = words.first { return word }
    throw WorkbookError(
      question, next: "Write for instance: swift run \(example)", isUsage: true)
  }

  /// - Throws: `WorkbookError` when there are more words than that.
  public func atMost(_ count: Int) throws {
    guard words.count <= count else {
      throw WorkbookError(
        "There is a word too many: `\(words[count])`.", next: "To see what there is, add --help.",
        isUsage: true)
    }
  }
}
