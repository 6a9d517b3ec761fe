// The outside world. Leave it as it is.
import SpecSupport

/// What the post office carries.
struct Letter {
  /// The name after a "To ".
  let envelope: String
  let sheets: [String]
}

/// The office round the corner. It knows letters, and nothing of books.
final class PostOffice {
  /// Puts a stamp on the letter and sends it.
  func stamp(_ letter: Letter) {
    let sheets = letter.sheets.joined(separator: " / ")
    Tripwire.touch("PostOffice: \(letter.envelope) | \(sheets)")
  }
}
