func answer(to question: String) -> Int {
  question == "first" ? 42 : 41
}
