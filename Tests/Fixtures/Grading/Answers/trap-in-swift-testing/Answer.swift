func answer(to question: String) -> Int {
  if question == "second" { fatalError("no answer to the second") }
  return 42
}
