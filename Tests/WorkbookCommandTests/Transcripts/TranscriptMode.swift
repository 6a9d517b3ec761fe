/// A way in which somebody meets the program.
enum TranscriptMode: String, CaseIterable, Sendable {
  /// A terminal of so many columns. Its colours are left out of the transcript.
  case narrow = "40"
  case usual = "80"
  case wide = "200"
  /// A terminal of 80 columns, its colours written as `␛[31m`.
  case colour
  case noColour = "no-color"
  /// A terminal that cannot write over a line.
  case dumb
  case pipe
  /// A person with a screen reader, at a terminal of 80 columns.
  case plain

  var isScreen: Bool { self != .pipe }

  /// How many columns there are.
  var columns: Int {
    switch self {
    case .narrow: 40
    case .wide: 200
    default: 80
    }
  }

  var environment: [String: String] {
    switch self {
    case .noColour: ["NO_COLOR": "1"]
    case .dumb: ["TERM": "dumb"]
    case .plain: ["WORKBOOK_PLAIN": "1"]
    default: [:]
    }
  }

  /// The modes whose lines are to fit: colours would be counted, and a pipe has no width.
  static let measured = allCases.filter { ![.colour, .pipe].contains($0) }

  static let inWords = allCases.filter(\.hasWords)

  /// Whether words stand where a screen has signs.
  var hasWords: Bool { self == .dumb || self == .pipe || self == .plain }

  /// What is kept of a call in this mode.
  ///
  /// Where a line may be written over, only what remains of it is kept; elsewhere every byte.
  func text(of transcript: Transcript) -> String {
    var out = hasWords ? transcript.out : transcript.seen
    if [.narrow, .usual, .wide].contains(self) {
      out = out.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    }
    let error = transcript.error.isEmpty ? "" : "--- standard error\n\(transcript.error)"
    let text = "\(out)\(error)--- exit code \(transcript.code)\n"
    return text.replacing("\u{1B}", with: "␛").replacing("\r", with: "␍")
  }
}
