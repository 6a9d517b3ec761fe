func makeRanking(csv text: String) -> Ranking {
  Ranking(of: CSVFile(text: text))
}

func makeRanking(evening: QuizEvening) -> Ranking {
  Ranking(of: evening)
}
