/// Units have a page that quotes them; a stage's chapter also has a test and a tutorial.
struct ChapterRule {
  let book: BookFiles
  /// The chapters that the briefs lead to; other pages need no tutorial.
  let stageChapters: Set<String>

  func problems(with chapter: String) -> [Problem] {
    let folder = "\(BookFiles.listings)/\(chapter)"
    let page = "\(BookFiles.catalogue)/\(chapter).md"
    let tutorial = "\(BookFiles.catalogue)/Tutorials/\(chapter)Tutorial.tutorial"
    var problems: [Problem] = []
    if book.file(page) == nil {
      problems.append(
        Problem(path: page, "There are units in \(folder), and no such page.", next: "Write it."))
    }
    guard stageChapters.contains(chapter) else { return problems }
    if book.file(tutorial) == nil {
      problems.append(
        Problem(path: tutorial, "The chapter \(chapter) has no tutorial.", next: "Write it."))
    }
    if !book.units(of: chapter).contains(where: { SpecBundle($0) != nil }) {
      problems.append(
        Problem(
          path: folder, "No unit of this chapter has a test.",
          next: "Put “the spec that shows it” there: functions with @Test, run with the code."))
    }
    return problems
  }
}
