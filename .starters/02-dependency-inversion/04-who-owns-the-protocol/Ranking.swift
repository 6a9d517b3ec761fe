/// The table of the quiz league: who comes first, and who gets a medal.
struct Ranking {
  // TODO: These rules are the league's, and yet they speak of a file, of rows
  // and of columns. Ranking should need nothing but what the league knows.
  let file: any CSVReadable

  /// A line for each player, the best one first.
  func lines() -> [String] {
    let medals = ["Gold", "Silver", "Bronze"]
    let sorted = file.rows().filter(isReadable).sorted { isAhead($0, of: $1) }
    return sorted.enumerated().map { index, row in
      let place = index < medals.count ? medals[index] : "\(index + 1)."
      return "\(place) \(row.columns[0]): \(points(row))"
    }
  }

  /// More points come first, then less time, then the alphabet.
  private func isAhead(_ row: CSVRow, of other: CSVRow) -> Bool {
    if points(row) != points(other) { return points(row) > points(other) }
    if seconds(row) != seconds(other) { return seconds(row) < seconds(other) }
    return row.columns[0] < other.columns[0]
  }

  private func points(_ row: CSVRow) -> Int { row.number(1) ?? 0 }
  private func seconds(_ row: CSVRow) -> Int { row.number(2) ?? 0 }

  private func isReadable(_ row: CSVRow) -> Bool {
    row.columns.count == 3 && row.number(1) != nil && row.number(2) != nil
  }
}
