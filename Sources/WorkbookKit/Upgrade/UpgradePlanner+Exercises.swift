import Foundation

extension UpgradePlanner {
  /// An exercise of the newer workbook.
  func add(_ exercise: Exercise, to plan: inout UpgradePlan) throws {
    let former = here.syllabus.exercises.first { $0.module == exercise.module }
    let target = "Exercises/\(exercise.key)"
    let earlier = former.map { "Exercises/\($0.key)" } ?? target
    let standing = files.isFolder("\(here.root)/\(earlier)") ? earlier : nil
    if let standing, standing != target {
      if files.kind("\(here.root)/\(target)") != nil { plan.changes.append(.remove(target)) }
      plan.changes.append(.move(standing, to: target))
    }
    let folder = standing ?? target
    let comparison = StarterComparison(
      answer: files.sources(in: "\(here.root)/\(folder)"),
      old: files.sources(in: oldStarter(of: exercise, former)),
      new: files.sources(in: newer.starter(exercise)).filter { name, _ in
        files.kind("\(newer.starter(exercise))/\(name)") == .file
      })
    guard !comparison.new.isEmpty else {
      throw WorkbookError(
        "The newer workbook has no starter of \(exercise.number) \(exercise.title).",
        next: "Take a whole copy of it.")
    }
    var news = UpgradePlan.News(exercise: exercise, fate: comparison.fate)
    if former == nil, news.fate == .replaced { news.fate = .new }
    if let former, former.number != exercise.number { news.formerNumber = former.number }
    for name in comparison.written {
      plan.changes.append(
        .put(source: ".starters/\(exercise.key)/\(name)", at: "\(target)/\(name)"))
    }
    for name in comparison.removed { plan.changes.append(.remove("\(target)/\(name)")) }
    if case .kept = comparison.fate {
      news.newWorld = (comparison.written + comparison.removed).filter { comparison.old[$0] != nil }
      news.added = comparison.written.filter { comparison.old[$0] == nil }
    }
    try addPages(target, standing: folder, to: &plan)
    plan.exercises.append(news)
  }

  /// An exercise that the newer workbook does not have.
  func addGone(_ exercise: Exercise, to plan: inout UpgradePlan) {
    let folder = "Exercises/\(exercise.key)"
    guard files.kind("\(here.root)/\(folder)") != nil else { return }
    let starter = Starter(of: exercise, in: here, files: files)
    plan.changes.append(.remove(folder))
    plan.exercises.append(
      UpgradePlan.News(
        exercise: exercise,
        fate: .gone(wasBegun: !starter.isUntouched(in: "\(here.root)/\(folder)"))))
  }

  /// Where the old starter is: an upgrade that was cut off may have put it in the new place.
  private func oldStarter(of exercise: Exercise, _ former: Exercise?) -> String {
    let old = former.map { here.starter($0) } ?? ""
    return files.isFolder(old) ? old : here.starter(exercise)
  }
}

extension Files {
  /// What is compiled of a folder: the bytes by path, those of folders in it too.
  func sources(in folder: String) -> [String: Data] {
    var sources: [String: Data] = [:]
    for name in compiled(in: folder) {
      let path = "\(folder)/\(name)"
      let names = kind(path) == .folder ? tree(path).map { "\(name)/\($0)" } : [name]
      for name in names { sources[name] = (try? read("\(folder)/\(name)")) ?? Data() }
    }
    return sources
  }
}
