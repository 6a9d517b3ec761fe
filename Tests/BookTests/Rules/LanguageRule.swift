/// A page has blocks in three languages only, since nothing checks others.
struct LanguageRule {
  func problems(with page: TextFile) -> [Problem] {
    Fence.all(in: page).compactMap { fence in
      guard fence.isClosed else {
        return Problem(
          page, line: fence.line - 1, "This block does not end.", next: "Close it with ```.")
      }
      guard !["swift", "text", "sh"].contains(fence.language) else { return nil }
      return Problem(
        page, line: fence.line - 1,
        fence.language.isEmpty
          ? "This block does not say its language."
          : "Blocks in `\(fence.language)` are checked by nobody.",
        next: "Use swift, text or sh.")
    }
  }
}
