/// Lines of Swift Testing's event stream, as version 6.3 of its schema writes them.
enum EventLine {
  static func id(_ name: String) -> String { "P.Specs/`\(name)`()/Specs.swift:7:4" }

  static func test(_ name: String, kind: String = "function") -> String {
    line(
      "test",
      """
      "displayName":"\(name)","id":"\(id(name))","isParameterized":false,"kind":"\(kind)",\
      "name":"`\(name)`()",\(place(line: 7))
      """)
  }

  /// A test that was given no name of its own.
  static func plainTest(_ function: String) -> String {
    line("test", #""id":"P.\#(function)","kind":"function","name":"\#(function)""#)
  }

  static func event(_ kind: String, of name: String, symbol: String = "default") -> String {
    line(
      "event",
      """
      "instant":{"absolute":3246.8,"since1970":1795203045.7},"kind":"\(kind)",\
      "messages":[{"symbol":"\(symbol)","text":"Test \(kind)."}],"testID":"\(id(name))"
      """)
  }

  static func issue(
    in name: String, words: String? = nil, severity: String = "error", isKnown: Bool = false,
    line number: Int = 20
  ) -> String {
    let details = words.map { #",{"symbol":"details","text":"\#($0)"}"# } ?? ""
    return line(
      "event",
      """
      "instant":{"absolute":3246.8},"issue":{"isFailure":true,"isKnown":\(isKnown),\
      "severity":"\(severity)",\(place(line: number))},"kind":"issueRecorded","messages":[\
      {"symbol":"fail","text":"Expectation failed: a == b"}\(details)],"testID":"\(id(name))"
      """)
  }

  static let runEnded = line("event", #""kind":"runEnded","messages":[]"#)

  private static func place(line: Int) -> String {
    """
    "sourceLocation":{"_filePath":"/w/My Specs.swift","column":4,"fileID":"P/My Specs.swift",\
    "filePath":"/w/My Specs.swift","line":\(line)}
    """
  }

  static func line(_ kind: String, _ payload: String) -> String {
    #"{"kind":"\#(kind)","payload":{\#(payload)},"version":"6.3.0"}"# + "\n"
  }
}
