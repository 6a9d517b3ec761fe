// Wrong: a score knows in which column of the file its parts are.
// Rejected by: what Ranking needs speaks of the league, not of rows and columns

struct Score {
  let player: String
  let points: Int
  let seconds: Int

  init(player: String, points: Int, seconds: Int) {
    (self.player, self.points, self.seconds) = (player, points, seconds)
  }

  init?(columns: [Substring]) {
    guard columns.count == 3, let points = Int(columns[1]),
      let seconds = Int(columns[2])
    else { return nil }
    self.init(player: String(columns[0]), points: points, seconds: seconds)
  }
}
