import Foundation
import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct IntakeTests {
  private let folder: TemporaryFolder
  private let intake = SubmissionImporter(files: .live)

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("// The starter", to: "room/Banner.swift")
    try folder.write("// The starter", to: "room/Root.swift")
    try folder.write("# The brief", to: "room/README.md")
    try folder.write("// Mine", to: "theirs/Banner.swift")
  }

  private func take() throws {
    try intake.take("\(folder.path)/theirs", to: "\(folder.path)/room")
  }

  private func refusal() -> String? {
    do {
      try take()
      return nil
    } catch {
      return (error as? WorkbookError)?.problem
    }
  }

  @Test func `their Swift files take the starter's place, and nothing else comes in`() throws {
    try folder.write("{}", to: "theirs/notes.json")
    try folder.write("// Deep", to: "theirs/Parts/Part.swift")
    try folder.write("// Hidden", to: "theirs/.Draft.swift")

    try take()

    let files = folder.files
    #expect(try files.list("\(folder.path)/room") == ["Banner.swift", "Parts", "README.md"])
    #expect(try files.text("\(folder.path)/room/Banner.swift") == "// Mine")
    #expect(try files.list("\(folder.path)/room/Parts") == ["Part.swift"])
  }

  @Test func `a link is refused, wherever it leads`() throws {
    try folder.files.link("\(folder.path)/theirs/Secrets.swift", "/etc/passwd")

    #expect(refusal() == "`Secrets.swift` is a link, and links are not followed.")
    #expect(try folder.files.text("\(folder.path)/room/Banner.swift") == "// The starter")
  }

  @Test func `a folder that is a link is refused`() throws {
    try folder.files.link("\(folder.path)/theirs/Parts", "/")
    #expect(refusal() == "`Parts` is a link, and links are not followed.")
  }

  @Test func `a pipe is not waited for`() throws {
    mkfifo("\(folder.path)/theirs/Pipe.swift", 0o600)
    #expect(refusal() == "`Pipe.swift` is no plain file.")
  }

  @Test func `a huge file is not read`() throws {
    try folder.write(String(repeating: " ", count: 3_000_000), to: "theirs/Huge.swift")
    #expect(refusal() == "`Huge.swift` has 3 MB.")
  }

  @Test func `there is an end to files and to folders`() throws {
    for number in 0...SubmissionImporter.mostFiles {
      try folder.write("", to: "theirs/File\(number).swift")
    }
    #expect(refusal() == "There are more than 100 Swift files.")

    try folder.files.remove("\(folder.path)/theirs")
    try folder.write("", to: "theirs/a/b/c/d/e/f/Deep.swift")
    #expect(refusal() == "a/b/c/d/e/f/ lies deeper than 5 folders.")
  }
}
