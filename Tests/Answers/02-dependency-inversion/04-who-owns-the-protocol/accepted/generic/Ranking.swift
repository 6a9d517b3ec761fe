// Sound: generic over its source, without `any`.
// Keeps: 2

struct Ranking<Source: Results> {
  let results: Source

  func lines() -> [String] {
    let medals = ["Gold", "Silver", "Bronze"]
    return results.scores.sorted().enumerated().map { index, score in
      let place = index < medals.count ? medals[index] : "\(index + 1)."
      return "\(place) \(score.player): \(score.points)"
    }
  }
}
