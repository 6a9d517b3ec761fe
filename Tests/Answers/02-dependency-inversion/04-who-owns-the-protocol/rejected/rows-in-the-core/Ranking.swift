/// The table of the quiz league: who comes first, and who gets a medal.
struct Ranking {
  let results: any Results

  /// A line for each player, the best one first.
  func lines() -> [String] {
    let medals = ["Gold", "Silver", "Bronze"]
    let readable = results.rows().filter(isReadable)
    let sorted = readable.sorted { isAhead($0, of: $1) }
    return sorted.enumerated().map { index, row in
      let place = index < medals.count ? medals[index] : "\(index + 1)."
      return "\(place) \(row.columns[0]): \(points(row))"
    }
  }

  /// More points come first, then less time, then the alphabet.
  private func isAhead(_ row: Row, of other: Row) -> Bool {
    if points(row) != points(other) { return points(row) > points(other) }
    if seconds(row) != seconds(other) { return seconds(row) < seconds(other) }
    return row.columns[0] < other.columns[0]
  }

  private func points(_ row: Row) -> Int { row.number(1) ?? 0 }
  private func seconds(_ row: Row) -> Int { row.number(2) ?? 0 }

  private func isReadable(_ row: Row) -> Bool {
    row.columns.count == 3 && row.number(1) != nil && row.number(2) != nil
  }
}
