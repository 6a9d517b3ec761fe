/// The file that the league's website exports: `player;points;seconds`.
final class CSVFile: ScoreSource {
  private let text: String
  private lazy var parsed = text.split(whereSeparator: \.isNewline)
    .compactMap(Score.init(line:))

  init(text: String) { self.text = text }

  func currentScores() -> [Score] { parsed }
}

extension Score {
  fileprivate init?(line: Substring) {
    let cells = line.split(separator: ";", omittingEmptySubsequences: false)
    guard cells.count == 3, let points = Int(cells[1]),
      let seconds = Int(cells[2])
    else { return nil }
    self.init(player: String(cells[0]), points: points, seconds: seconds)
  }
}
