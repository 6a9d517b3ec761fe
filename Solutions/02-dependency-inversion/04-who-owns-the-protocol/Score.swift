/// What one player has reached.
struct Score {
  let player: String
  let points: Int
  let seconds: Int
}
