func makeRanking(csv text: String) -> Ranking {
  Ranking(results: CSVResults(file: CSVFile(text: text)))
}

func makeRanking(evening: QuizEvening) -> Ranking {
  Ranking(results: evening)
}
