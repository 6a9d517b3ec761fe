/// Words that somebody may have meant.
public enum NearMiss {
  /// The candidates that are closest to a word; none when more than three are equally close.
  ///
  /// Near means: one contains the other, or at most a third of the letters (one at least) differ.
  public static func candidates(for word: String, among candidates: [String]) -> [String] {
    let word = word.lowercased()
    let limit = max(1, word.count / 3)
    let distances = candidates.map { distance(word, $0.lowercased(), limit: limit) }
    guard let nearest = distances.min(), nearest <= limit else { return [] }
    let near = zip(candidates, distances).filter { $0.1 == nearest }.map(\.0)
    return near.count <= 3 ? near : []
  }

  /// 1 when one contains the other, else the number of letters to change or to swap with their
  /// neighbour (optimal string alignment).
  ///
  /// - Parameter limit: What is farther need not be exact: somebody may type a whole book.
  static func distance(_ first: String, _ second: String, limit: Int = .max) -> Int {
    if first == second { return 0 }
    if first.count > 2, second.contains(first) || first.contains(second) { return 1 }
    let (first, second) = (Array(first), Array(second))
    let gap = abs(first.count - second.count)
    if gap > limit { return gap }
    var rows = [Array(0...second.count)]
    for i in 1...max(first.count, 1) where i <= first.count {
      var row = [i]
      for j in 1...max(second.count, 1) where j <= second.count {
        let change = rows[i - 1][j - 1] + (first[i - 1] == second[j - 1] ? 0 : 1)
        var best = min(change, rows[i - 1][j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
          best = min(best, rows[i - 2][j - 2] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
