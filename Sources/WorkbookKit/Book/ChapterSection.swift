/// The place in the book that explains what an exercise is about.
public struct ChapterSection: Sendable, Equatable {
  /// The absolute path of the chapter.
  public let path: String
  /// The section's heading; `nil` for the whole chapter.
  public let heading: String?
}

extension Workbook {
  /// Where the brief of an exercise leads for more; `nil` when it names no page that is there.
  public func chapter(on exercise: Exercise, files: Files) -> ChapterSection? {
    guard let link = try? brief(of: exercise, files: files).links.first else { return nil }
    let path = link.destination(from: "\(folder(exercise))/README.md")
    guard let text = try? files.text(path) else { return nil }
    return ChapterSection(
      path: path, heading: link.anchor.flatMap { Anchors(in: text).heading($0) })
  }
}
