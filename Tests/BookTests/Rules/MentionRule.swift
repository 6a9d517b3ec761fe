@testable import WorkbookCore
@testable import author
@testable import workbook
@testable import workshop

/// A command that a page speaks of exists, takes the options that it is shown with, and the
/// exercise that it names is there.
struct MentionRule {
  let syllabus: Syllabus
  /// The programs that the package declares.
  let programs: Set<String>

  /// - Throws: `WorkbookError` when the manifest cannot be read.
  init(_ book: BookFiles) throws {
    let manifest = try FileSystemClient.live.text(book.absolute("Package.swift"))
    syllabus = try Syllabus(manifest: manifest)
    programs = Set(
      manifest.matches(of: /executableTarget\(\s*name: "([\w-]+)"/).map { String($0.output.1) })
  }

  func problems(with page: TextFile) -> [Problem] {
    problems(with: CommandMention.all(in: page), in: page)
  }

  /// The same for a file that a machine reads.
  func problems(withScript file: TextFile) -> [Problem] {
    problems(with: CommandMention.all(inScript: file), in: file)
  }

  private func problems(with mentions: [CommandMention], in file: TextFile) -> [Problem] {
    mentions.compactMap { mention in
      objection(to: mention).map { words in
        Problem(
          file, line: mention.line,
          "`swift run \(([mention.program] + mention.words).joined(separator: " "))`: \(words)",
          next: "See: swift run \(mention.program) help")
      }
    }
  }

  private func objection(to mention: CommandMention) -> String? {
    guard !isPlaceholder(mention.program) else { return nil }
    guard programs.contains(mention.program) else {
      return "Package.swift declares no program of that name."
    }
    let line = mention.words.filter { $0 != WorkbookCore.Program.plainOption }
    guard
      let program: WorkbookCore.Program = Self.ours.first(where: { $0.name == mention.program }),
      let word = line.first, !isPlaceholder(word),
      !["--version", "--help", "-h", "help"].contains(word)
    else { return nil }
    guard let command = program.commands.first(where: { $0.name == word }) else {
      return "there is no command `\(word)`."
    }
    let rest = Array(line.dropFirst())
    guard !rest.contains(where: isPlaceholder) else { return nil }
    do {
      // A command that is only named, such as `reset`, may lack what must stand behind it.
      if !rest.isEmpty { _ = try command.init(rest) }
      for number in words(in: rest)
      where !Self.authors.contains(word) && number.wholeMatch(of: /\d+\.\d+/) != nil {
        _ = try syllabus.find(number)
      }
      return nil
    } catch let error as WorkbookError {
      return error.problem
    } catch {
      return "\(error)"
    }
  }

  /// What is done to exercises that may not be there yet.
  private static let authors = ["verify", "attack", "mutate"]

  /// The programs with commands.
  private static let ours: [WorkbookCore.Program] = [.workbook, .workshop, .author]

  /// The words that are no option and no option's value: `1.5` behind `--hours` is no exercise.
  private func words(in line: [String]) -> [String] {
    zip([""] + line, line).filter { before, _ in !before.hasPrefix("--") }.map(\.1)
  }

  /// `COMMAND`, `WHAT`, `…`: words that stand for others.
  private func isPlaceholder(_ word: String) -> Bool {
    word.contains("…") || word.wholeMatch(of: /\[?[A-Z]+[\].…]*/) != nil
  }
}
