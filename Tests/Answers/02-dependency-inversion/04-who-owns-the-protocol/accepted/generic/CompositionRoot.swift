func makeRanking(csv text: String) -> Ranking<CSVFile> {
  Ranking(results: CSVFile(text: text))
}

func makeRanking(evening: QuizEvening) -> Ranking<QuizEvening> {
  Ranking(results: evening)
}
