import WorkbookKit

/// The words behind a command, sorted into options and the rest.
struct Arguments {
  /// The words that are no option.
  private(set) var words: [String] = []
  private var flags: Set<String> = []
  private var values: [String: String] = [:]

  /// - Parameters:
  ///   - flags: The options that stand alone.
  ///   - values: The options that take a value, behind a space or an equals sign.
  /// - Throws: `WorkbookError` for an option that is not known or lacks its value.
  init(_ line: [String], flags: [String] = [], values: [String] = []) throws {
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
          next: near.first.map { "Did you mean \($0)?" } ?? "See: swift run workbook help",
          isUsage: true)
      }
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  func value(_ option: String) -> String? { values[option] }

  /// - Throws: `WorkbookError` when the value is no number above zero.
  func seconds(_ option: String) throws -> Double? {
    guard let text = values[option] else { return nil }
    guard let seconds = Double(text), seconds > 0, seconds <= 3600 else {
      throw WorkbookError(
        "\(option) takes seconds, from above 0 to 3600, and not `\(text)`.",
        next: "For instance: \(option) 10", isUsage: true)
    }
    return seconds
  }

  /// - Throws: `WorkbookError` when the value is no whole number from 1 on.
  func count(_ option: String, atMost most: Int) throws -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), (1...most).contains(number) else {
      throw WorkbookError(
        "\(option) takes a whole number from 1 to \(most), and not `\(text)`.",
        next: "For instance: \(option) 2", isUsage: true)
    }
    return number
  }

  /// - Throws: `WorkbookError` when there are more words than that.
  func atMost(_ count: Int) throws {
    guard words.count <= count else {
      throw WorkbookError(
        "There is a word too many: `\(words[count])`.", next: "See: swift run workbook help",
        isUsage: true)
    }
  }
}
