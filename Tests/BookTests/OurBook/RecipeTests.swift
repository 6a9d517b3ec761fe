import Foundation
import Testing

@testable import WorkbookCore

/// The files that editors and other people's machines read.
@Suite(.enabled(if: BookFiles.ours.chapter == nil))
struct RecipeTests {
  /// Files from which nobody would notice that a command is not found any more.
  @Test(arguments: [
    ".vscode/tasks.json", ".devcontainer/devcontainer.json", ".github/workflows/ci.yml",
    "docs/Instructors/ci/github-actions.yml", "docs/Instructors/ci/gitlab-ci.yml",
    "docs/Instructors/ci/grade-class.yml", "docs/Instructors/ci/grade-in-container",
    "docs/Instructors/ci/Containerfile", "docs/Instructors/ci/classroom50/autograder.py",
  ])
  func `a recipe is looked at`(path: String) {
    #expect(BookFiles.ours.recipes.contains { $0.path == path })
  }

  @Test func `a command in a recipe exists, with its options and exercises`() throws {
    let rule = try MentionRule(.ours)
    let mentions = BookFiles.ours.recipes.flatMap { CommandMention.all(inScript: $0) }
    #expect(Set(mentions.compactMap(\.words.first)).isSuperset(of: ["report", "grade", "class"]))
    report(BookFiles.ours.recipes.flatMap(rule.problems(withScript:)), in: .ours)
  }

  @Test(arguments: BookFiles.ours.recipes.filter { $0.name.hasSuffix(".json") })
  func `a recipe in JSON can be read`(file: TextFile) throws {
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(file.text.utf8)) }
  }

  @Test func `each task of the editor has a name, a command and what it is for`() throws {
    let file = try #require(BookFiles.ours.file(".vscode/tasks.json"))
    let tasks = try JSONDecoder().decode(Tasks.self, from: Data(file.text.utf8)).tasks
    #expect(Set(tasks.map(\.label)).count == tasks.count)
    #expect(tasks.count > 5)
    for task in tasks {
      #expect(task.command.hasPrefix("swift "), "\(task.label)")
      #expect(!task.detail.isEmpty, "\(task.label)")
    }
  }

  /// A click on a problem leads to the place that `check` prints.
  @Test func `the editor finds the places that check prints`() throws {
    let tasks = try #require(BookFiles.ours.file(".vscode/tasks.json"))
    let readme = try #require(BookFiles.ours.file("README.md"))
    let line = try #require(readme.lines.first { $0.hasSuffix("XCTests.swift:10") })
    let patterns = tasks.lines.compactMap { $0.firstMatch(of: /"regexp": "(.*Exercises.*)",/)?.1 }
    #expect(patterns.count == 3)
    for pattern in patterns {
      let place = try Regex(String(pattern).replacing("\\\\", with: "\\"))
      let match = try #require(line.wholeMatch(of: place))
      #expect(match[1].substring.map { BookFiles.ours.file(String($0)) != nil } == true)
      #expect(match[2].substring == "InheritedObjectXCTests.swift")
      #expect(match[3].substring == "10")
    }
  }

  private struct Tasks: Decodable {
    let tasks: [Task]
    struct Task: Decodable {
      let label: String
      let command: String
      let detail: String
    }
  }
}
