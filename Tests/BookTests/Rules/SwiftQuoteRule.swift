/// Every `swift` block of a page occurs, line for line, in a file of its chapter's units.
struct SwiftQuoteRule {
  let book: BookFiles

  func problems(with page: TextFile) -> [Problem] {
    let files = book.units(of: page.stem).flatMap(\.files)
    return Fence.all(in: page).filter { $0.language == "swift" }.compactMap { fence in
      problem(page, fence, files)
    }
  }

  private func problem(_ page: TextFile, _ fence: Fence, _ files: [TextFile]) -> Problem? {
    let quote = Quote(fence.lines)
    let folder = "\(BookFiles.listings)/\(page.stem)"
    guard !quote.lines.isEmpty else {
      return Problem(
        page, line: fence.line, "This swift block is empty.", next: "Fill it, or take it away.")
    }
    guard !files.isEmpty else {
      return Problem(
        page, line: fence.line, "A swift block, and no unit below \(folder) to find it in.",
        next: "Put the code into \(folder)/<Unit>.swift, and quote it from there.")
    }
    guard !files.contains(where: { quote.place(in: $0.lines) != nil }) else { return nil }
    guard let near = quote.nearest(in: files) else {
      return Problem(
        page, line: fence.line, "No line of this swift block is in a file below \(folder).",
        next: "Put the code into a unit there, and quote it from there.")
    }
    return Problem(
      page, line: fence.line + near.offset + leadingEmptyLines(fence),
      """
      This swift block is in no unit; the most alike is \(near.path):\(near.line).
        the page: \(near.quoted)
        the unit: \(near.found ?? "(the file ends here)")
      """,
      next: "Make them the same. A line “…” is not allowed: cut the block in two there.")
  }

  /// The quote begins at the first line that holds something.
  private func leadingEmptyLines(_ fence: Fence) -> Int {
    fence.lines.prefix { $0.trimmed.isEmpty }.count
  }
}
