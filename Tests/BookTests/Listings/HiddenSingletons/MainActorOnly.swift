// Does not compile: can not be referenced from a nonisolated context

enum Words {
  @MainActor static var morning = "Good morning"
}

func label() -> String { Words.morning }
