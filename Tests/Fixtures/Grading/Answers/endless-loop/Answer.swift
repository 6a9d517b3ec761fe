func answer(to question: String) -> Int {
  var number = 42
  while question == "second" { number ^= 1 }
  return number
}
