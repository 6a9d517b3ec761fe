func answer(to question: String) -> Int {
  let answers = ["first": 42, "second": 42]
  return answers[question]!
}
