// Wrong: each source of results has to sort them by the league's rules.
// Rejected by: keeps the order and the ranking out of the details

/// What a ranking needs from outside.
protocol Results {
  /// The scores of this moment, the best one first.
  var scores: [Score] { get }
}
