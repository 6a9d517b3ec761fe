/// What comes before the body of a request.
struct RequestHead: Equatable {
  let method: String
  let target: String
  let bodyLength: Int
}

extension RequestHead {
  /// - Parameter bytes: All up to the empty line, without it.
  init(_ bytes: ArraySlice<UInt8>) throws(Refusal) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Refusal(400, "The header is no UTF-8.")
    }
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    (method, target) = try Self.requestLine(lines[0])
    let fields = try lines.dropFirst().map { line throws(Refusal) in try Self.field(line) }
    bodyLength = try Self.bodyLength(fields)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & ~0x20)
  }

  /// `PUT /users/ada HTTP/1.1`.
  private static func requestLine(_ line: Substring) throws(Refusal) -> (String, String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0",
      !words[0].isEmpty, words[0].utf8.allSatisfy(isLetter),
      words[1].hasPrefix("/"), words[1].utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7f })
    else {
      throw Refusal(400, "The first line is not like `GET /users HTTP/1.1`.")
    }
    return (String(words[0]), String(words[1]))
  }

  /// `Content-Length: 12`, with its name in small letters.
  private static func field(_ line: Substring) throws(Refusal) -> (name: String, value: String) {
    guard let colon = line.firstIndex(of: ":"), colon != line.startIndex,
      !line[..<colon].contains(where: \.isWhitespace)
    else {
      throw Refusal(400, "A line of the header is not like `Name: value`.")
    }
    let value = line[line.index(after: colon)...]
    return (line[..<colon].lowercased(), String(value.trimming(while: \.isWhitespace)))
  }

  private static func bodyLength(_ fields: [(name: String, value: String)]) throws(Refusal) -> Int {
    guard !fields.contains(where: { $0.name == "transfer-encoding" }) else {
      throw Refusal(501, "A body must come with its Content-Length.")
    }
    let lengths = fields.filter { $0.name == "content-length" }.map(\.value)
    guard let length = lengths.first else { return 0 }
    guard lengths.allSatisfy({ $0 == length }), !length.isEmpty,
      length.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else {
      throw Refusal(400, "The Content-Length is no number.")
    }
    // So many digits that they do not fit.
    return Int(length) ?? .max
  }
}

extension Substring {
  fileprivate func trimming(while predicate: (Character) -> Bool) -> Substring {
    var rest = drop(while: predicate)
    while let last = rest.last, predicate(last) { rest.removeLast() }
    return rest
  }
}
