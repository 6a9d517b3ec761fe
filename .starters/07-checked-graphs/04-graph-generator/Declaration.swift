/// A Swift file, as the generator's main has read it.
struct Source {
  let file: String
  let text: String
}

/// A line of a file. The first line is line 1.
struct Place: Comparable {
  let file: String
  let line: Int

  static func < (left: Place, right: Place) -> Bool {
    (left.file, left.line) < (right.file, right.line)
  }
}

extension Place: CustomStringConvertible {
  var description: String { "\(file):\(line)" }
}

/// What one line declares: `// part: radio = Radio(clock: clock)`.
struct Declaration {
  /// `radio`
  let name: String
  /// `Radio`
  let type: String
  /// What builds it, `Radio(clock: clock)`; `nil` for what is given.
  let code: String?
  /// The names of the parts that it is built with, each once: `["clock"]`.
  let uses: [String]
  let place: Place

  /// Whether it comes from outside: `// given: clock: any Clock`.
  var isGiven: Bool { code == nil }
}
