extension BookFiles {
  /// What editors, runners and containers read: tasks, workflows, scripts.
  var recipes: [TextFile] {
    ["docs/Instructors/ci", ".github/workflows", ".vscode", ".devcontainer"]
      .flatMap(paths(below:)).compactMap(file)
  }
}
