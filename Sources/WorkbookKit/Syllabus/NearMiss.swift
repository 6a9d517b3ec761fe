/// Words that somebody may have meant.
public enum NearMiss {
  /// The candidates that are closest to a word; none when more than three are equally close.
  ///
  /// Near means: one contains the other, or at most a third of the letters (two at least) differ.
  public static func candidates(for word: String, among candidates: [String]) -> [String] {
    let word = word.lowercased()
    let limit = max(2, word.count / 3)
    let distances = candidates.map { distance(word, $0.lowercased()) }
    guard let nearest = distances.min(), nearest <= limit else { return [] }
    let near = zip(candidates, distances).filter { $0.1 == nearest }.map(\.0)
    return near.count <= 3 ? near : []
  }

  /// 1 when one contains the other, else the number of letters to change (Levenshtein).
  static func distance(_ first: String, _ second: String) -> Int {
    if first == second { return 0 }
    if first.count > 2, second.contains(first) || first.contains(second) { return 1 }
    let (first, second) = (Array(first), Array(second))
    var row = Array(0...second.count)
    for i in first.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in second.indices {
        let change = diagonal + (first[i] == second[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[second.count]
  }
}
