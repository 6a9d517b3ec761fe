import WorkbookCore

/// The mutants that aren't faults, and why: `Tests/Answers/<key>/equivalent.md`.
///
/// The file has an item for each of them: `- ` and the mutant's title on one line, as `mutate`
/// prints it, and then, indented by two spaces, why no spec could tell the mutant from our answer.
struct EquivalentMutants: Equatable {
  struct Explanation: Equatable {
    let title: String
    var reason: String
  }

  private(set) var all: [Explanation] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      if line.hasPrefix("- ") {
        all.append(Explanation(title: String(line.dropFirst(2)), reason: ""))
      } else if line.hasPrefix("  "), let last = all.indices.last {
        let words = line.drop { $0 == " " }
        all[last].reason += (all[last].reason.isEmpty ? "" : " ") + words
      }
    }
  }

  /// The explanations of an exercise. There are none when the exercise has no such file.
  init(of exercise: Exercise, in workbook: Workbook) {
    self.init(
      (try? workbook.files.text("\(workbook.referenceAnswers(exercise))/equivalent.md")) ?? "")
  }

  func explains(_ mutant: Mutant) -> Bool { all.contains { $0.title == mutant.title } }

  /// What is wrong with the explanations themselves, whatever the specs say.
  func faults(among mutants: [Mutant]) -> [String] {
    let titles = Set(mutants.map(\.title))
    var seen: Set<String> = []
    return all.flatMap { explanation in
      let title = explanation.title
      return
        (titles.contains(title) ? [] : ["equivalent.md explains no mutant that there is: \(title)"])
        + (explanation.reason.isEmpty ? ["equivalent.md does not say why: \(title)"] : [])
        + (seen.insert(title).inserted ? [] : ["equivalent.md explains twice: \(title)"])
    }
  }
}
