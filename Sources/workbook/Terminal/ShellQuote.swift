extension String {
  /// The text as one word of a command that a person may copy into a shell.
  var quotedForShell: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
    return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
