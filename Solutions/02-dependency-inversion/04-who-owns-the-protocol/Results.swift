/// What a ranking needs from outside, in the league's words.
protocol Results {
  /// The scores of this moment, in any order.
  var scores: [Score] { get }
}
