import Testing

/// A tutorial: steps, each of which may show a new version of a file, and questions.
struct Tutorial: Sendable {
  let file: TextFile
  let steps: [Step]

  /// A step that shows a listing.
  struct Step: Hashable, Sendable {
    /// The name that readers see: `Desk.swift`.
    let name: String
    /// The file that holds this version of it.
    let listing: TextFile
    /// The number of the line with its `@Code`.
    let line: Int
  }
}

extension Tutorial {
  /// Reads the steps of a tutorial; those whose listing is missing are left out.
  ///
  /// - Throws: `Directive.SyntaxError` when it cannot be read.
  init(_ file: TextFile, in book: BookFiles) throws {
    self.file = file
    steps = try Directive.all(in: file).flatMap { $0.all("Step") }.flatMap { $0.all("Code") }
      .compactMap { code in
        guard let name = code.arguments["name"], let source = code.arguments["file"],
          let listing = book.file("\(BookFiles.tutorialListings)/\(source)")
        else { return nil }
        return Step(name: name, listing: listing, line: code.line)
      }
  }

  /// The newest version of each file after each step, in order.
  var states: [State] {
    var newest: [String: Step] = [:]
    return steps.map { step in
      newest[step.name] = step
      return State(step: step, files: newest.values.sorted { $0.name < $1.name })
    }
  }

  /// What a reader has after a step.
  struct State: Hashable, Sendable {
    let step: Step
    let files: [Step]

    var specs: [Step] { files.filter { $0.name.hasSuffix("Specs.swift") } }
    var sources: [Step] { files.filter { !$0.name.hasSuffix("Specs.swift") } }
  }

  /// The modules that the specs import to test them.
  var modules: Set<String> {
    Set(
      steps.flatMap { step in
        step.listing.text.matches(of: /@testable import (\w+)/).map { String($0.output.1) }
      })
  }

  /// The module of all that is no spec.
  var module: String { modules.sorted().first ?? BookFiles.chapter(of: file) }
}

extension BookFiles {
  static let tutorialListings = "\(catalogue)/Tutorials/Listings"
}
