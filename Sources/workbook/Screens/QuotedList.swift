/// The texts of a list as Swift prints it: `["one", "two \"quoted\""]`.
struct QuotedList: Equatable {
  let items: [String]

  /// - Parameter value: What Swift printed; `nil` when it is no list of texts.
  init?(_ value: String) {
    guard value.hasPrefix("["), value.hasSuffix("]") else { return nil }
    var rest = value.dropFirst().dropLast()
    var items: [String] = []
    while !rest.isEmpty {
      guard let item = Self.takeItem(from: &rest) else { return nil }
      items.append(item)
      guard !rest.isEmpty else { break }
      guard rest.hasPrefix(", ") else { return nil }
      rest = rest.dropFirst(2)
    }
    self.items = items
  }

  /// Takes a quoted text off the front, with its escapes undone.
  private static func takeItem(from rest: inout Substring) -> String? {
    guard rest.first == "\"" else { return nil }
    rest = rest.dropFirst()
    var item = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return item
      case "\\": item += unescaped(rest.popFirst())
      default: item.append(character)
      }
    }
    return nil
  }

  /// What stands for a line's end or a tab becomes a space: an item is one line.
  private static func unescaped(_ character: Character?) -> String {
    switch character {
    case "n", "r", "t": " "
    case .some(let character): String(character)
    case nil: ""
    }
  }
}
