// Sound: keeps a closure where we keep an `any Results`.

struct Ranking {
  private let scores: () -> [Score]

  init(results: any Results) {
    scores = { results.scores }
  }

  func lines() -> [String] {
    let medals = ["Gold", "Silver", "Bronze"]
    let sorted = scores().sorted {
      ($1.points, $0.seconds, $0.player) < ($0.points, $1.seconds, $1.player)
    }
    return sorted.enumerated().map { index, score in
      let place = index < medals.count ? medals[index] : "\(index + 1)."
      return "\(place) \(score.player): \(score.points)"
    }
  }
}
