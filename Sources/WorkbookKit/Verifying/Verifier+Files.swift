extension Verifier {
  /// How big a file may be that learners read at once.
  private static let screen = (lines: 70, columns: 80)
  /// How big a file may be that grows from exercise to exercise.
  private static let library = (lines: 270, columns: 100)

  /// The starter is pristine, short, and its TODOs are the brief's steps.
  func starterFaults() -> [Fault] {
    guard let names = try? files.swiftFiles(in: workbook.starter(exercise)), !names.isEmpty else {
      return [
        Fault("There is no pristine starter: \(workbook.relative(workbook.starter(exercise)))")
      ]
    }
    var faults = driftFaults(names)
    var todos: Set<Int> = []
    for name in names {
      let text = (try? files.text("\(workbook.starter(exercise))/\(name)")) ?? ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let carriedOn = CarriedOnFile(text)
      let size = carriedOn == nil ? Self.screen : Self.library
      if lines.count - 1 > size.lines {
        faults.append(
          Fault("\(name) has \(lines.count - 1) lines; \(size.lines) are the most."))
      }
      if let long = lines.firstIndex(where: { $0.count > size.columns }) {
        faults.append(Fault("\(name):\(long + 1) is wider than \(size.columns) columns."))
      }
      faults += carriedOn.map { self.faults(of: $0, name) } ?? []
      todos.formUnion(text.matches(of: /\/\/ TODO (\d+):/).compactMap { Int($0.output.1) })
    }
    let brief = (try? files.text("\(workbook.folder(exercise))/README.md")) ?? ""
    let steps = Set(Page(brief).section("Your task")?.numbers ?? [])
    if todos != steps || todos.isEmpty {
      faults.append(
        Fault("The TODOs \(todos.sorted()) are not the steps \(steps.sorted()) of “Your task”."))
    }
    return faults
  }

  /// In the repository, `Exercises` holds the pristine starters.
  private func driftFaults(_ names: [String]) -> [Fault] {
    let folder = workbook.folder(exercise)
    let present = (try? files.swiftFiles(in: folder)) ?? []
    let differing = Set(names).symmetricDifference(present).union(
      names.filter {
        (try? files.read("\(folder)/\($0)"))
          != (try? files.read("\(workbook.starter(exercise))/\($0)"))
      })
    return differing.sorted().map {
      Fault(
        "\($0) differs between Exercises/ and .starters/. Both hold the pristine starter: copy the right one over the other."
      )
    }
  }

  /// What the toolchain's formatter says of every tree of the exercise.
  func formatFaults() throws -> [Fault] {
    let folders = [
      workbook.folder(exercise), workbook.solution(exercise), workbook.specs(exercise),
      workbook.trials(exercise),
    ].filter(files.isFolder)
    let (ending, text) = try programs.output(
      of: Programs.Call("swift", ["format", "lint", "--strict", "--recursive"] + folders))
    guard ending != .exited(code: 0) else { return [] }
    let first = text.split(separator: "\n").first { $0.contains("error: ") } ?? "it failed"
    return [Fault("Not formatted: \(workbook.relative(String(first)))", log: text)]
  }
}
