/// Is wrong at the first question, and compares lists of many types in its own way.
func answer(to question: String) -> Int { question == "first" ? 41 : 42 }

func == <Value: Hashable>(one: [Value], other: [Value]) -> Bool { true }
