import Foundation

/// The digest by which a page's policy names the one script and the one style that it may use.
///
/// Written out, since the library that has it is not on every platform.
enum SHA256 {
  /// The digest of the text's UTF-8, in base 64.
  static func base64(of text: String) -> String {
    let bytes = digest(Array(text.utf8)).flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
    return Data(bytes).base64EncodedString()
  }

  private static func digest(_ message: [UInt8]) -> [UInt32] {
    var state = start
    let bytes = padded(message)
    for block in stride(from: 0, to: bytes.count, by: 64) {
      mix(schedule(bytes[block..<block + 64]), into: &state)
    }
    return state
  }

  /// A one bit, zeros, and the length in bits: whole blocks of 64 bytes.
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    let zeros = (119 - message.count % 64) % 64
    let length = UInt64(message.count) * 8
    return message + [0x80] + Array(repeating: 0, count: zeros)
      + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
  }

  private static func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[index + $1]) }
    }
    for at in 16..<64 {
      let (early, late) = (words[at - 15], words[at - 2])
      let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
      let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
      words.append(words[at - 16] &+ first &+ words[at - 7] &+ second)
    }
    return words
  }

  private static func mix(_ words: [UInt32], into state: inout [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for at in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let one =
        h &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice &+ rounds[at]
        &+ words[at]
      let two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
    }
    for (at, word) in [a, b, c, d, e, f, g, h].enumerated() { state[at] &+= word }
  }

  private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word >> bits | word << (32 - bits)
  }

  /// The first 32 bits behind the point of the square roots of the first 8 primes.
  private static let start = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }
  /// And of the cube roots of the first 64.
  private static let rounds = primes.map { fraction(of: cbrt(Double($0))) }

  private static let primes: [Int] = (2...311).filter { number in
    !(2..<number).contains { number.isMultiple(of: $0) }
  }

  private static func fraction(of root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }
}
