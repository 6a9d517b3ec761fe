/// A picture on a page: `![what it shows](File.svg)`.
struct MarkdownImage: Equatable {
  let words: String
  let source: String
  let line: Int
}

extension MarkdownImage {
  static func all(in file: TextFile) -> [MarkdownImage] {
    let inFences = Set(Fence.all(in: file).flatMap { ($0.line - 1)...($0.line + $0.lines.count) })
    return file.lines.enumerated().flatMap { index, line -> [MarkdownImage] in
      guard !inFences.contains(index + 1) else { return [] }
      return line.matches(of: /!\[(?<words>[^\]]*)\]\((?<source>[^)\s]*)[^)]*\)/).map { match in
        MarkdownImage(
          words: String(match.words), source: String(match.source), line: index + 1)
      }
    }
  }
}
