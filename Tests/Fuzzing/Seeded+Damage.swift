extension Seeded {
  /// The bytes with one to four kinds of damage done to them.
  public mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(4) { bytes = damagedOnce(bytes) }
    return bytes
  }

  /// The same for a text; bytes that are no text become �.
  public mutating func damaged(_ text: String) -> String {
    String(decoding: damaged(Array(text.utf8)), as: UTF8.self)
  }

  /// The bytes in pieces, cut anywhere.
  public mutating func pieces(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let longest = one(of: [1, 3, 20, 200, 5_000])
    var pieces: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = 1 + below(longest)
      pieces.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return pieces
  }

  private mutating func damagedOnce(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    switch below(9) {
    case 0:
      for _ in 0...below(5) where !bytes.isEmpty {
        bytes[below(bytes.count)] = UInt8(below(256))
      }
    case 1: bytes.removeLast(below(bytes.count + 1))
    case 2: bytes.removeSubrange(range(in: bytes))
    case 3: bytes += bytes[range(in: bytes)]
    case 4: bytes.insert(contentsOf: one(of: Self.insertions), at: below(bytes.count + 1))
    case 5: bytes.insert(contentsOf: text().utf8, at: below(bytes.count + 1))
    case 6: bytes = lines(of: bytes) { $0.shuffled($1) }
    case 7: bytes = lines(of: bytes) { $1.flatMap { [$0, $0] } }
    default: bytes = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    }
    return bytes
  }

  private mutating func range(in bytes: [UInt8]) -> Range<Int> {
    let start = below(bytes.count + 1)
    return start..<start + below(min(bytes.count - start, 200) + 1)
  }

  private mutating func lines(
    of bytes: [UInt8], _ change: (inout Seeded, [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>]
  ) -> [UInt8] {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return Array(change(&self, lines).joined(separator: [0x0A]))
  }

  /// Bytes that are no UTF-8, numbers too large, brackets too deep, a line too long.
  private static let insertions: [[UInt8]] =
    [[0xFF, 0xFE], [0xC3], [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF], [0]]
    + [
      "9223372036854775807", "-9223372036854775808", "99999999999999999999", "1e400", "-0.0",
      "null", "{}", "[]", "\"\"", "\\u0000", "\\ud800", "true", ",", ":", "\"",
      String(repeating: "[", count: 2_000), String(repeating: "{\"a\":", count: 2_000),
      String(repeating: "long ", count: 2_000),
    ].map { Array($0.utf8) }
}
