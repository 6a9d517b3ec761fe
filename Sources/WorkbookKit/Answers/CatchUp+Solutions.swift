import Foundation

extension CatchUp {
  /// The folder that looks like `Exercises` and holds our answers.
  ///
  /// - Parameter path: A folder that looks like `Exercises`, or a workbook that has `Solutions`.
  /// - Throws: `WorkbookError` when it is neither.
  public func solutions(at path: String, named name: String) throws -> String {
    let candidates = [path, "\(path)/\(Workbook.solutions)"]
    guard files.isFolder(path) else {
      throw WorkbookError(
        "There is no folder \(name).", next: "Check the path after --solutions.", isUsage: true)
    }
    // A workbook has its exercises in Exercises, so it is not taken for a folder of answers itself.
    let found = candidates.first { candidate in
      workbook.syllabus.exercises.contains { files.isFolder("\(candidate)/\($0.key)") }
    }
    guard let found else {
      throw WorkbookError(
        "\(name) holds no solutions.",
        next: "It must look like Exercises, or be a workbook that has Solutions.", isUsage: true)
    }
    return found
  }

  /// Our answers: by module, the bytes of each file.
  ///
  /// - Throws: `WorkbookError` when there is none to one of these exercises.
  func ours(to exercises: [Exercise], in folder: String?) throws -> [String: [String: Data]] {
    let solutions = folder ?? "\(workbook.root)/\(Workbook.solutions)"
    guard files.isFolder(solutions) else {
      throw WorkbookError(
        "This copy of the workbook has no solutions.",
        next: "Ask your instructor for them, then add: --solutions DIR")
    }
    var ours: [String: [String: Data]] = [:]
    for exercise in exercises {
      let home = "\(solutions)/\(exercise.key)"
      let names = (try? files.swiftFiles(in: home)) ?? []
      for name in names {
        ours[exercise.module, default: [:]][name] = try? files.read("\(home)/\(name)")
      }
      guard !names.isEmpty, ours[exercise.module]?.count == names.count else {
        throw WorkbookError(
          "The solution of \(exercise.number) cannot be read: \(workbook.relative(home))",
          next: "Nothing was changed. Ask your instructor, or take them from another folder with "
            + "--solutions DIR.")
      }
    }
    let starters = exercises.filter { isStarter(ours[$0.module] ?? [:], of: $0) }
    guard starters.isEmpty else {
      throw WorkbookError(
        "There are starters in that folder, and no answers.",
        next: "Nothing was changed. Name the folder Solutions of a whole copy of the workbook.",
        isUsage: true)
    }
    return ours
  }

  private func isStarter(_ answer: [String: Data], of exercise: Exercise) -> Bool {
    let starter = Starter(of: exercise, in: workbook, files: files)
    guard let names = try? starter.names(), Set(names) == Set(answer.keys) else { return false }
    return names.allSatisfy { answer[$0] == (try? starter.data(of: $0)) }
  }
}
