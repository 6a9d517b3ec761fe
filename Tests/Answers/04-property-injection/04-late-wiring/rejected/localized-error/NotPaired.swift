// Wrong: only the localized description says what to do, and a log doesn't show that.
// Rejected by: its error names the station, the speaker and play()

import Foundation

struct NotPaired: LocalizedError {
  let station: String

  var errorDescription: String? {
    "The radio for \(station) is not paired."
  }

  var recoverySuggestion: String? {
    "Set its `speaker` before you call `play()`."
  }
}
