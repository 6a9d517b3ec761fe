import Foundation

// Learner code prints anything, and names come as they were given: what these functions make of a
// text is safe on a terminal, in XML and in JSON.

extension Unicode.Scalar {
  /// Whether a terminal could obey this code point, XML forbid it, or it could turn the direction
  /// of the text behind it.
  ///
  /// Control characters but tab and line feed, the bidirectional controls of Unicode (UAX #9), and
  /// code points that stand for no character.
  var isUnsafe: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}

extension String {
  /// The text with � in place of unsafe code points; its lines end in `\n`.
  public var printable: String {
    var result = UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar {
      case "\r": result.append("\n")
      case "\n" where last == "\r": break
      case _ where scalar.isUnsafe: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
      last = scalar
    }
    return String(result)
  }

  /// The text in one line: each run of spaces and line ends becomes one space.
  public var oneLine: String {
    printable.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text with a replacement for some of its code points.
  ///
  /// It goes by code points because a letter with an accent is another `Character`, and yet a
  /// parser sees the letter.
  public func escaped(_ table: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { $0 += table[$1] ?? String($1) }
  }

  /// The text as one word of a command that a person may copy into a shell.
  public var quotedForShell: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
    return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}

// MARK: - Length

extension String {
  /// At most so many characters of the text; an ellipsis is the last one if it was cut.
  public func cut(to length: Int) -> String {
    count > length ? prefix(length - 1) + "…" : self
  }

  /// The text, filled up with spaces.
  public func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }

  /// The text without its middle if it has more than 32,000 bytes.
  ///
  /// The end stays because it says what was expected, in a framework's words for a failure.
  var shortened: String {
    let most = 32_000
    guard utf8.count > most else { return self }
    return Self(decoding: utf8.prefix(most / 2), as: UTF8.self) + " … "
      + Self(decoding: utf8.suffix(most / 2), as: UTF8.self)
  }
}

// MARK: - Paths

extension String {
  /// The path of the folder above; empty where there is none.
  public var parentPath: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
  }

  /// The path's last name.
  public var lastPathName: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }

  /// The whole path of what a person wrote when the program was called from a folder, without
  /// slashes at its end.
  public func absolutePath(from folder: String) -> String {
    var path = hasPrefix("/") ? self : "\(folder)/\(self)"
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}

// MARK: - Numbers

/// A number of things, as a person writes it.
public enum Count {
  /// `1 file`, `2 files`.
  public static func of(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }
}

extension Double {
  /// `10`, `0.5`.
  public var formatted: String {
    self == rounded() ? "\(Int(self))" : "\((self * 10).rounded() / 10)"
  }

  /// The number as far as an `Int` holds it: a report may come from anywhere.
  public var clamped: Double { min(max(isFinite ? self : 0, 0), 1e9) }
}

extension Date {
  /// `2026-01-31 14:05 UTC`: the same text on every computer.
  public var shown: String {
    formatted(.iso8601).prefix(16).replacing("T", with: " ") + " UTC"
  }
}

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
