struct CSVResults: Results {
  let file: CSVFile

  var scores: [Score] { file.rows().compactMap(score) }

  private func score(_ row: CSVRow) -> Score? {
    guard row.columns.count == 3, let points = row.number(1),
      let seconds = row.number(2)
    else { return nil }
    return Score(player: row.columns[0], points: points, seconds: seconds)
  }
}
