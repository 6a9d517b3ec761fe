// Given. Leave it as it is.

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
  enum Kind {
    /// Comes from outside, when the harbour is made: `// given: …`
    case given
    /// Lives as long as the harbour that holds it: `// part: …`
    case part
    /// Lives as long as one voyage: `// voyage: …`
    case voyage
  }

  let kind: Kind
  /// `radio`
  let name: String
  /// `Radio`
  let type: String
  /// What builds it, `Radio(clock: clock)`; `nil` for what is given.
  let code: String?
  /// The names that its code uses, each once: `["clock"]`.
  let uses: [String]
  let place: Place
}
