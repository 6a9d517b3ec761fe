import Foundation

/// JSON as every command writes it: stable, and readable by a person.
///
/// A terminal obeys some characters that JSON lets stand as they are; here they are escaped, so
/// that a program reads the same text, and a person's terminal is left alone.
public enum JSON {
  /// - Throws: `EncodingError` when a value has no form in JSON.
  public static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return String(decoding: try encoder.encode(value), as: UTF8.self).escaped(escapes)
  }

  /// Delete, the second set of controls, and what turns the direction of what follows. They stand
  /// in texts only, and JSON itself escapes the first set.
  private static let escapes: [Unicode.Scalar: String] = {
    let ranges: [ClosedRange<UInt32>] = [0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069]
    let scalars = ranges.joined().compactMap { Unicode.Scalar($0) }
    return Dictionary(
      uniqueKeysWithValues: scalars.map { ($0, "\\u" + String(format: "%04x", $0.value)) })
  }()
}
