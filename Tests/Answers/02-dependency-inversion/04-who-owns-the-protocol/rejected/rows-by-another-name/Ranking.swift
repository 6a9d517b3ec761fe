/// The table of the quiz league: who comes first, and who gets a medal.
struct Ranking {
  let results: any Results

  /// A line for each player, the best one first.
  func lines() -> [String] {
    let medals = ["Gold", "Silver", "Bronze"]
    let readable = results.entries().filter(isReadable)
    let sorted = readable.sorted { isAhead($0, of: $1) }
    return sorted.enumerated().map { index, entry in
      let place = index < medals.count ? medals[index] : "\(index + 1)."
      return "\(place) \(entry.fields[0]): \(points(entry))"
    }
  }

  /// More points come first, then less time, then the alphabet.
  private func isAhead(_ entry: Entry, of other: Entry) -> Bool {
    if points(entry) != points(other) { return points(entry) > points(other) }
    if seconds(entry) != seconds(other) {
      return seconds(entry) < seconds(other)
    }
    return entry.fields[0] < other.fields[0]
  }

  private func points(_ entry: Entry) -> Int { entry.number(1) ?? 0 }
  private func seconds(_ entry: Entry) -> Int { entry.number(2) ?? 0 }

  private func isReadable(_ entry: Entry) -> Bool {
    entry.fields.count == 3 && entry.number(1) != nil && entry.number(2) != nil
  }
}
