/// The same call with other types: the specs must be compiled anew.
func answer(to question: StaticString) -> Int? {
  41
}
