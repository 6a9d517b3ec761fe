/// How XCTest names a spec, which differs between platforms.
enum XCTestName {
  /// `Class.method`, of that or of `-[Module.Class method]`, as macOS has it.
  ///
  /// Objective-C's endings of methods that throw or are asynchronous are left out; some programs
  /// print them with a colon.
  static func plain(_ name: Substring) -> String {
    var name = name
    if name.hasPrefix("-["), name.hasSuffix("]") {
      let words = name.dropFirst(2).dropLast().split(separator: " ")
      let path = words.first?.split(separator: ".").dropFirst().joined(separator: ".") ?? ""
      guard words.count == 2, !path.isEmpty else { return String(name) }
      name = "\(path).\(words[1])"
    }
    if name.hasSuffix(":") { name.removeLast() }
    for ending in ["AndReturnError", "WithCompletionHandler"] where name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
    }
    return String(name)
  }
}
