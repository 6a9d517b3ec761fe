import SpecSupport
import SpecTags
import Testing

@testable import WhoOwnsTheProtocol

@Suite struct WhoOwnsTheProtocolSpecs {
  @Test func `the core builds without the details`() throws {
    let verdict = try CoreAlone.verdict()

    #expect(
      verdict == CompilerVerdict.accepted,
      """
      `Ranking.swift`, `Results.swift` and `Score.swift` were compiled without the other files, \
      and the compiler refused, so the core still depends on a detail. A protocol belongs to its \
      client and stands with it. Look at the name in the compiler's sentence: if it is a detail's, \
      remove it from the core; if it is `Results`, declare that protocol in `Results.swift`.
      """)
  }

  @Test func `it ranks results that were never in a CSV file`() throws {
    let lines = try CoreAlone.lines(about: "rules")

    #expect(
      lines == [
        "rules, Gold Max: 9223372036854775807", "rules, Silver Bo: 9",
        "rules, Bronze Cy: 7", "rules, 4. Ada: 7", "rules, 5. Ed: 3",
        "rules, 6. Flo: 3", "rules, 7. ;: 2", "rules, 8. : 1",
        "rules, 9. Hal: -9223372036854775808",
        "rules, 10. Last: -9223372036854775808",
      ],
      """
      The core was compiled with a type of the spec's that has `scores` and nothing else, and \
      `Ranking(results:)` did not rank it as expected. The league's rules hold for any results, so \
      they stay in the core: more points first, then less time, then the alphabet. Every score \
      counts, and its points and seconds can be any `Int`, as in the starter. If the compiler \
      refused, `Results` asks for more than `scores` or is not there yet; otherwise look at \
      `lines()` in `Ranking.swift`.
      """)
  }

  @Test func `the scores are asked for at each call`() throws {
    let lines = try CoreAlone.lines(about: "anew")

    #expect(
      lines == [
        #"anew, the board says Ada: ["Gold Ada: 7"], ["Gold Ada: 7"]"#,
        #"anew, the board says Bo: ["Gold Bo: 7"], ["Gold Bo: 7"]"#,
        #"anew, the board says Ada: ["Gold Ada: 7"], ["Gold Ada: 7"]"#,
      ],
      """
      The scores of one `Results` changed between calls of `lines()`, and the lines don't show the \
      scores of the moment. Only the results know when they change, so a ranking must not keep \
      what it was once told. Store the `Results` in `Ranking`, and read `scores` in `lines()`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps no state in a global or a static property`() throws {
    let state = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      state == [],
      """
      Your code stores something changeable in a global or a static property, found here. All \
      rankings of the program share it, so one shows the results of another. Store it in the \
      instance that needs it, as a property that `init` sets.
      """)
  }

  @Test(.tags(.guard))
  func `keeps skipping rows that cannot be read`() {
    let rows = [
      "Bo;ten;8", "Bo;10;soon", "Bo;10", "Bo;10;8;7", "Bo;10;8;", "Bo;;8",
      "Bo; 10;8", "Bo;10;8 ",
      "Bo;1.5;8", "Bo",
    ]

    let counted = rows.filter {
      makeRanking(csv: "\($0)\nAda;7;5").lines() != ["Gold Ada: 7"]
    }

    #expect(
      counted == [],
      """
      Rows that cannot be read stood in a file, each above a good one. The files with the rows \
      found here are not ranked as in the starter. A row is skipped unless it has exactly three \
      columns and whole numbers, without spaces, in the second and the third. Look at your code \
      that turns rows into scores.
      """)
  }

  @Test(.tags(.guard))
  func `keeps counting every row that can be read`() {
    let text =
      "Ann;-5;10\n;5;10\nAnn;7;10\nAnn;7;10\r\n\nCy;+3;0\nDé 👩‍👩‍👧;0;-1\n Ed ;0;007"

    #expect(
      makeRanking(csv: text).lines() == [
        "Gold Ann: 7", "Silver Ann: 7", "Bronze : 5", "4. Cy: 3", "5. Dé 👩‍👩‍👧: 0",
        "6.  Ed : 0",
        "7. Ann: -5",
      ],
      """
      A file with unusual rows is not ranked as in the starter: the same player twice, an empty \
      name, negative numbers, an empty line. Which rows count must not change, because the \
      league's website relies on it. Look at your code that turns rows into scores, and compare it \
      with the starter's `isReadable`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the details building on Results and Score alone`() throws {
    let results = "public protocol Results { var scores: [Score] { get } }"
    let score = "{ let player: String, points: Int, seconds: Int }"
    let abstractions = [
      "\(results); public struct Score: Sendable \(score)",
      "\(results); public struct Score: Sendable, Hashable, Codable \(score)",
      // Details that declare `Results` themselves are told so by the core's spec.
      "public struct Score: Sendable \(score)",
    ]
    var explanations: [String] = []
    for declarations in abstractions
    where explanations.last != CompilerVerdict.accepted {
      let verdict = try SpecClient("", declarations: declarations)
        .typecheck(leavingOut: core.union(["CompositionRoot.swift"]))
      explanations.append(verdict.explanation)
    }
    let found =
      explanations.last == CompilerVerdict.accepted
      ? CompilerVerdict.accepted : explanations[0]

    #expect(
      found == CompilerVerdict.accepted,
      """
      All files but the core and `CompositionRoot.swift` were compiled with a plain `Results` and \
      a plain `Score`, and the compiler refused. Details depend on these two abstractions only. If \
      the compiler misses rows or columns, move them out of the core into `CSVFile.swift`; if it \
      misses `Ranking`, move that line to `CompositionRoot.swift`.
      """)
  }
}
