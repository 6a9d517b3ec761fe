import Foundation

/// Compares the learner's copy with a newer workbook, and says what is to be done.
///
/// A plan is made anew from what stands on the disk, also after an upgrade that was cut off. So
/// the exercises come first in it, and what tells an untouched starter from an answer comes last:
/// the old starters, and the table of contents with the old folders' names.
public struct UpgradePlanner {
  let here: Workbook
  let newer: Workbook
  let files: Files

  public init(of workbook: Workbook, to newer: Workbook, files: Files) {
    here = workbook
    self.newer = newer
    self.files = files
  }

  /// The plan; nothing is changed by making it.
  ///
  /// - Throws: `WorkbookError` when the newer workbook lacks a starter or a file cannot be read.
  public func plan() throws -> UpgradePlan {
    var plan = UpgradePlan()
    for exercise in newer.syllabus.exercises { try add(exercise, to: &plan) }
    for exercise in here.syllabus.exercises where counterpart(of: exercise) == nil {
      addGone(exercise, to: &plan)
    }
    try addStagePages(to: &plan)
    let names = try files.list(newer.root).filter { !Self.never.contains($0) }
    if !names.contains(Workbook.solutions), files.kind("\(here.root)/Solutions") != nil {
      plan.changes.append(.remove(Workbook.solutions))
    }
    // The manifest is the old one for as long as anything else is.
    let last = ["Sources", ".starters", "Package.swift"]
    for name in names.filter({ !last.contains($0) }) + last { try addTree(name, to: &plan) }
    return plan
  }

  /// What is made by building or by learning, and the exercises, which are planned one by one.
  private static let never: Set<String> = [
    ".git", ".build", ".workbook", ".swiftpm", ".DS_Store", "Exercises",
  ]

  private func counterpart(of exercise: Exercise) -> Exercise? {
    newer.syllabus.exercises.first { $0.module == exercise.module }
  }

  /// Whether a file is a page, or says how the files beside it are formatted.
  static func isPage(_ name: String) -> Bool {
    name.hasSuffix(".md") || name == ".swift-format"
  }

  /// The pages of a folder that the newer workbook has.
  ///
  /// - Parameter standing: Where the folder is in the learner's copy now.
  func addPages(_ folder: String, standing: String, to plan: inout UpgradePlan) throws {
    let names = try files.list("\(newer.root)/\(folder)").filter(Self.isPage)
    for name in names {
      try add("\(folder)/\(name)", standing: "\(standing)/\(name)", to: &plan)
    }
  }

  private func addStagePages(to plan: inout UpgradePlan) throws {
    let stages = newer.syllabus.stages.map { "Exercises/\($0.folder)" }
    for folder in ["Exercises"] + stages {
      try addPages(folder, standing: folder, to: &plan)
    }
    let gone = here.syllabus.stages.map { "Exercises/\($0.folder)" }.filter { !stages.contains($0) }
    for folder in gone {
      for name in ((try? files.list("\(here.root)/\(folder)")) ?? []).filter(Self.isPage) {
        plan.changes.append(.remove("\(folder)/\(name)"))
      }
    }
  }
}
