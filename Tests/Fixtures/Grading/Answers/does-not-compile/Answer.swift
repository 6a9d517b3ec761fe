func answer(to question: String) -> Int {
  "forty-two"
}
