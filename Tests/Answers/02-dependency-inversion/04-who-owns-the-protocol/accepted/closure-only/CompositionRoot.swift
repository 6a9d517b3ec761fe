func makeRanking(csv text: String) -> Ranking {
  Ranking(scores: CSVFile(text: text).scores)
}

func makeRanking(evening: QuizEvening) -> Ranking {
  Ranking { evening.scoresByPlayer.values.flatMap { $0 } }
}
