// Wrong: all rankings show the evening that was handed over last.
// Rejected by: keeps no state in a global or a static property

/// What the big screen shows at the moment.
struct BigScreen: Results {
  nonisolated(unsafe) private static var evening: [() -> [Score]] = []

  init(showing evening: some Results) {
    Self.evening = [{ evening.scores }]
  }

  var scores: [Score] { Self.evening.last?() ?? [] }
}
