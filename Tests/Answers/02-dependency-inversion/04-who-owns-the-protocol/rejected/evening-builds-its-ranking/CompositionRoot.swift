/// The ranking on the league's website.
///
/// The app's main calls both functions, and so do the specs.
func makeRanking(csv text: String) -> Ranking {
  Ranking(results: CSVFile(text: text))
}

/// The ranking on the big screen, while the quiz goes on.
func makeRanking(evening: QuizEvening) -> Ranking {
  evening.ranking()
}
