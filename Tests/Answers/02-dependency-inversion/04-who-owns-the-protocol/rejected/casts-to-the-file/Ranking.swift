// Wrong: takes any results, and looks whether they are the CSV file after all.
// Rejected by: what Ranking needs builds without the details

struct Ranking {
  let results: any Results

  func lines() -> [String] {
    let medals = ["Gold", "Silver", "Bronze"]
    return scores().sorted { isAhead($0, of: $1) }.enumerated().map {
      let place = $0 < medals.count ? medals[$0] : "\($0 + 1)."
      return "\(place) \($1.player): \($1.points)"
    }
  }

  private func scores() -> [Score] {
    guard let file = results as? CSVFile else { return results.scores }
    return file.rows().compactMap { row in
      guard row.columns.count == 3, let points = row.number(1),
        let seconds = row.number(2)
      else { return nil }
      return Score(player: row.columns[0], points: points, seconds: seconds)
    }
  }

  private func isAhead(_ score: Score, of other: Score) -> Bool {
    if score.points != other.points { return score.points > other.points }
    if score.seconds != other.seconds { return score.seconds < other.seconds }
    return score.player < other.player
  }
}
