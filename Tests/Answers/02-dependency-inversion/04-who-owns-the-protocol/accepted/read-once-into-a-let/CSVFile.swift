// Sound: reads the file's text, which can't change, when it is built.

/// The file that the league's website exports: `player;points;seconds`.
final class CSVFile: Results {
  let scores: [Score]

  init(text: String) {
    scores = text.split(whereSeparator: \.isNewline).compactMap { line in
      let cells = line.split(separator: ";", omittingEmptySubsequences: false)
      guard cells.count == 3, let points = Int(cells[1]),
        let seconds = Int(cells[2])
      else { return nil }
      return Score(player: String(cells[0]), points: points, seconds: seconds)
    }
  }
}
