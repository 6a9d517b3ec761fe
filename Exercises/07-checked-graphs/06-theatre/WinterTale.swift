// The outside world. Leave it as it is.

extension Show {
  /// The show of this year's tour.
  static let winterTale = Show(
    title: "The Winter's Tale",
    cues: [
      Cue(
        number: 1,
        calls: [
          Call(part: "fly bars", order: "palace in"),
          Call(part: "lighting desk", order: "gold"),
        ]),
      Cue(
        number: 2,
        calls: [
          Call(part: "sound desk", order: "storm"),
          Call(part: "lighting desk", order: "black"),
          Call(part: "smoke machine", order: "sea"),
        ]),
      Cue(number: 3, calls: [Call(part: "smoke machine", order: "bear")]),
    ])
}
