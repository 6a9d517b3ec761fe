// Sound: no protocol at all; the need is one question, so it is a closure.

struct Ranking {
  let scores: () -> [Score]

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
