/// The three ways in which one spec is written: in the brief, in Swift Testing and in XCTest.
///
/// They are the same when their letters and digits are, in lower case, without XCTest's `test`.
public enum SpecName {
  /// What is compared.
  public static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Whether the sentence is a guard's: it is green from the start and only has to stay so.
  static func isGuard(_ sentence: String) -> Bool {
    sentence.lowercased().hasPrefix("keeps ")
  }

  /// A sentence of the brief without Markdown's back-ticks.
  static func plain(_ sentence: String) -> String {
    sentence.filter { $0 != "`" }
  }

  /// `Class.testItAsksTheServer` → `it asks the server`; a Swift Testing name as it is.
  static func sentence(_ name: String) -> String {
    guard let method = xctestMethod(name) else { return plain(name) }
    var words = ""
    for letter in method {
      words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
    return String(words.drop { $0 == " " })
  }

  /// `Class.testItAsks` → `ItAsks`; `nil` when it is no XCTest name.
  static func xctestMethod(_ name: String) -> Substring? {
    guard !name.contains(" "), let test = name.firstRange(of: ".test") else { return nil }
    return name[test.upperBound...]
  }
}

extension FoundSpec {
  /// What the spec's name is compared by.
  var key: String {
    SpecName.key(SpecName.xctestMethod(name).map(String.init) ?? name)
  }
}

extension SpecName {
  /// Whether an id is XCTest's: `Module.Class/testMethod`.
  static func isXCTest(_ id: String) -> Bool {
    id.firstRange(of: "/test") != nil && !id.contains("(") && !id.contains("`")
  }
}
