import ChildProcess
import Fuzzing
import Testing

@testable import WorkbookCore
@testable import workshop

/// What is read of pages, of the manifest, of the compiler and of crashed programs.
@Suite struct PageFuzzTests {
  private static let manifest = """
    let stages: [Stage] = [
      Stage(
        "01-hidden-singletons",
        Exercise("01-inherited-object", minutes: 12),
        Exercise("02-hidden-inputs", minutes: 15)),
      Stage(
        "02-seams",
        Exercise("01-first-cut", minutes: 20, uses: "ClubServer")),
    ]
    """

  @Test func `a manifest is a syllabus whose sums can be made, or an error`() throws {
    let manifest = Self.manifest.replacing("Stage(\n", with: "\n")
    try Fuzz.cases(150) { random in
      do {
        let syllabus = try Syllabus(manifest: random.damaged(manifest))
        try #require(!syllabus.exercises.isEmpty, "\(random)")
        let minutes = syllabus.exercises.map(\.minutes)
        try #require(minutes.allSatisfy { (0...10_000).contains($0) }, "\(random)")
        let keys = syllabus.exercises.map { "\($0.number) \($0.module) \($0.title)" }
        try #require(keys.count == minutes.count, "\(random)")
      } catch let error as WorkbookError {
        try #require(error.problem.hasPrefix("Package.swift"), "\(random): \(error)")
      }
    }
  }

  @Test func `any word means something in the syllabus or is named in an error`() throws {
    let known = Syllabus.example.exercises.flatMap { [$0.number, $0.key, $0.module, $0.folder] }
    try Fuzz.cases(100) { random in
      var word = random.once(in: 2) ? random.text() : random.one(of: known)
      if random.once(in: 2) { word = random.damaged(word) }
      do {
        let found = try Syllabus.example.find(word)
        try #require(!found.isEmpty, "\(random)")
      } catch let error as WorkbookError {
        try #require(error.isUsage && error.problem.contains("`\(word)`"), "\(random)")
        try #require(!error.next.isEmpty, "\(random)")
      }
    }
  }

  private static let brief = """
    # 8.1 The composition root

    One place that wires.

    ## Your task

    1. Write it.

    ## Done when

    **Milestone 1: a short result (12 minutes)**

    - it asks the `API`
      that it was given
    - it waits

    **All the way**

    - keeps calm

    ## Again, but …

    - without a class

    ## Read more

    [The book](../docs/Workbook.docc/Seams.md#a-part), [a page](https://example.org/)
    """

  @Test func `any text is a brief, and a list item is one line`() throws {
    try Fuzz.cases(100) { random in
      let brief = Brief(random.damaged(Self.brief))
      let milestones = brief.milestones.flatMap(\.specs)
      try #require(milestones.allSatisfy(brief.doneWhen.contains), "\(random)")
      try #require(brief.title.allSatisfy { !$0.isNewline }, "\(random)")
      try #require(
        (brief.doneWhen + brief.again.map(\.text)).allSatisfy { !$0.contains { $0.isNewline } },
        "\(random)")
    }
  }

  @Test func `any text has its numbers and its parts`() throws {
    try Fuzz.cases(200) { random in
      let page = Page(random.damaged(Self.brief))
      for section in page.sections {
        let parts = section.parts
        let lines = parts.flatMap { ($0.heading.isEmpty ? [] : [$0.heading]) + $0.lines }
        try #require(lines == section.lines, "\(random)")
        try #require(section.numbers.count <= section.lines.count, "\(random)")
      }
    }
  }

  private static let diagnostics = """
    [3/7] Compiling
    /w/Exercises/A B.swift:3:14: error: cannot find 'x' in scope
    /w/Exercises/A B.swift:7:1: error: type 'A' does not conform to protocol 'B'
    /w/Exercises/A B.swift:9:1: note: protocol requires property 'clock' with type 'any Clock'
    /w/Exercises/A B.swift:9:1: warning: unused

    """

  @Test func `each problem of the compiler's is told once and stands in its output`() throws {
    try Fuzz.cases(100) { random in
      let output = random.damaged(Self.diagnostics)
      for kind in ["error", "warning"] {
        let errors = CompilerError.all(in: output, kind: kind)
        for (place, error) in errors.enumerated() {
          try #require(output.contains(": \(kind): \(error.message)"), "\(random)")
          try #require(!errors[..<place].contains { $0.same(as: error) }, "\(random)")
        }
      }
    }
  }

  private static let crash = """
    learner's words
    Kettle/Kettle.swift:4: Fatal error: no lid
    *** Swift runtime failure: arithmetic overflow ***
    0 [ra] 0x01 boil() + 12 in Specs at /w/Exercises/01-a/01-b/Answer.swift:12:5
    1 0x02 main in Specs at /w/x.swift:1

    """

  @Test func `any output of a crash has words and at most a place in the answer`() throws {
    let endings: [ChildProcess.Ending] = [
      .stopped, .exited(code: 3), .crashed(signal: 5), .crashed(signal: -7),
    ]
    try Fuzz.cases(100) { random in
      let crash = Crash(
        ending: random.one(of: endings), output: random.damaged(Self.crash), key: "01-a/01-b")
      if let place = crash.place {
        try #require(place.path.contains("/01-a/01-b/"), "\(random)")
      }
    }
  }

  private static let plan = """
    commands:
      "C.KettleSpecs-x86_64-debug.module":
        tool: shell
        args: ["swiftc","-incremental","specs"]

      "C.Kettle-x86_64-debug.module":
        tool: shell
        args: ["swiftc","-parseable-output","answer"]

      "C.Package-debug.test":
        tool: shell
        inputs: ["/b/Kettle.o"]
        args: ["swiftc","link"]

    """

  @Test func `a plan is read whole or not at all`() throws {
    try #require(BuildPlan(Self.plan, module: "Kettle")?.link == ["swiftc", "link"])
    try Fuzz.cases(100) { random in
      guard let plan = BuildPlan(random.damaged(Self.plan), module: "Kettle") else { return }
      for arguments in [plan.answer, plan.specs, plan.link] {
        try #require(!arguments.contains("-incremental"), "\(random)")
      }
    }
  }

  private static let specs = """
    @Suite struct KettleSpecs {
      @Test(arguments: ["a(", "b"]) func `it boils \\(once)`(word: String) throws {
        #expect(word == #"x "\\#(word)" )"#) // }
      }
      @Test func empty() {}
      func testItWaits() { /* { */ XCTAssertEqual("\\(f("}"))", \"\"\"
        text }
        \"\"\") }
    }
    """

  @Test func `the code of a spec is found in any text, and is no longer`() throws {
    try Fuzz.cases(100) { random in
      let text = random.once(in: 8) ? Self.specs : random.damaged(Self.specs)
      for code in SpecCode.all(in: text) {
        try #require(code.text.utf8.count <= text.utf8.count, "\(random)")
      }
    }
  }
}

extension CompilerError {
  fileprivate func same(as other: CompilerError) -> Bool {
    (path, line, message) == (other.path, other.line, other.message)
  }
}
