/// A tutorial has three to five questions, each with one right choice and every choice explained.
struct QuestionRule {
  let file: TextFile

  func problems(with directives: [Directive]) -> [Problem] {
    let questions = directives.filter { $0.name == "MultipleChoice" }
    var problems = questions.flatMap(problems(with:))
    if !(3...5).contains(questions.count) {
      problems.append(
        Problem(
          file, line: directives.first { $0.name == "Assessments" }?.line ?? 1,
          "There are \(questions.count) questions.", next: "Ask three to five."))
    }
    return problems
  }

  private func problems(with question: Directive) -> [Problem] {
    let choices = question.children.filter { $0.name == "Choice" }
    let right = choices.filter { $0.arguments["isCorrect"] == "true" }
    var problems: [Problem] = []
    if question.words.isEmpty {
      problems.append(
        Problem(file, line: question.line, "This question asks nothing.", next: "Write it."))
    }
    if choices.count < 2 || right.count != 1 {
      problems.append(
        Problem(
          file, line: question.line,
          "This question has \(choices.count) choices, and \(right.count) of them are right.",
          next: "Offer three or four, and mark exactly one with isCorrect: true."))
    }
    for choice in choices {
      if !["true", "false"].contains(choice.arguments["isCorrect"] ?? "") {
        problems.append(
          Problem(
            file, line: choice.line, "This choice does not say whether it is right.",
            next: "Write @Choice(isCorrect: false)."))
      }
      if choice.words.isEmpty {
        problems.append(
          Problem(file, line: choice.line, "This choice is empty.", next: "Write an answer."))
      }
      let reasons = choice.children.filter { $0.name == "Justification" }
      if !reasons.contains(where: { !$0.words.isEmpty }) {
        problems.append(
          Problem(
            file, line: choice.line, "This choice is not explained.",
            next: "Add a @Justification(reaction: \"…\") with a sentence that teaches."))
      }
    }
    return problems
  }
}
