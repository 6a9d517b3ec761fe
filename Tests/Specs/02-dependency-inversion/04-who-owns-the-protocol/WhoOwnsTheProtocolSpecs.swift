import SpecSupport
import SpecTags
import Testing

@testable import WhoOwnsTheProtocol

@Suite struct WhoOwnsTheProtocolSpecs {
  @Test func `what Ranking needs builds without the details`() throws {
    let details = try Core.answer.get().files.intersection([
      "CSVFile.swift", "QuizEvening.swift", "CompositionRoot.swift",
    ])

    #expect(
      details.sorted() == [],
      """
      `Ranking` doesn't compile without the files that `found` lists, so the league's rules \
      still depend on a detail. A protocol belongs to its client, so the protocol and every type \
      that it mentions must be declared in the client's own files. Look in `Ranking.swift`, and \
      in the files that it depends on, for names that the listed files declare.
      """)
  }

  @Test
  func `what Ranking needs speaks of the league, not of rows and columns`()
    throws
  {
    let (files, answer) = try Core.answer.get()
    let words = answer.mentions(of: [
      "csv", "row", "rows", "column", "columns",
    ])
    let numbers = answer.places(
      calling: [
        "FixedWidthInteger.init(_:)", "FixedWidthInteger.init<A>(_:radix:)",
      ], in: files)

    #expect(
      words + numbers == [],
      """
      In the files that `Ranking` needs, the spec found code about CSV, which \
      `found` lists: names, string literals, or calls that read a number from a \
      string. A protocol that requires rows inverts nothing, whichever file declares \
      it, because only a file has rows. For each line in `found`, decide whether its \
      words make sense to a quizmaster, and move the code if they don't.
      """)
  }

  @Test func `an evening is ranked by the league's rules, whatever its scores`()
  {
    let evening = QuizEvening()
    for (player, points, seconds) in [
      ("Ed", 3, 9), ("Flo", 3, 9), ("Cy", 7, 5), ("Bo", 9, 7), ("Ada", 7, 8),
      (";", 2, 2_000_000), ("", 1, 0), ("Last", .min, .max),
      ("Hal", .min, .min), ("Max", .max, .max), ("Bo", 4, 1),
    ] {
      evening.enter(Score(player: player, points: points, seconds: seconds))
    }

    #expect(
      makeRanking(evening: evening).lines() == [
        "Gold Max: 9223372036854775807", "Silver Bo: 9", "Bronze Cy: 7",
        "4. Ada: 7", "5. Bo: 4", "6. Ed: 3", "7. Flo: 3", "8. ;: 2", "9. : 1",
        "10. Hal: -9223372036854775808", "11. Last: -9223372036854775808",
      ],
      """
      The spec entered eleven scores, two of them for Bo, and the lines of the ranking \
      aren't the expected ones. The league's rules apply to all results: more points \
      come first, then less time, then the alphabet. Every score counts, and its points \
      and seconds can be any `Int`. If a score is missing, look at the code between the \
      evening and the ranking. If the order is wrong, look at `Ranking.swift`.
      """)
  }

  @Test func `a score that is corrected is ranked anew`() {
    let evening = QuizEvening()
    evening.enter(Score(player: "Ada", points: 7, seconds: 5))
    evening.enter(Score(player: "Bo", points: 5, seconds: 5))
    let ranking = makeRanking(evening: evening)

    let found = [7, 3, 7].flatMap { points in
      evening.correct(Score(player: "Ada", points: points, seconds: 5))
      return [ranking.lines(), ranking.lines()].map {
        "Ada has \(points): \($0.joined(separator: ", "))"
      }
    }

    let (ahead, behind) = (
      "Ada has 7: Gold Ada: 7, Silver Bo: 5",
      "Ada has 3: Gold Bo: 5, Silver Ada: 3"
    )
    #expect(
      found == [ahead, ahead, behind, behind, ahead, ahead],
      """
      The spec corrected Ada's points three times, and called `lines()` twice after each \
      correction. Each line in `found` shows Ada's points and then the ranking, and at least \
      one ranking is out of date. Only the evening knows when its scores change, so a ranking \
      must not keep scores that it read earlier. Look at when your code asks for the scores.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the order and the ranking out of the details`() throws {
    let core = try Core.answer.get().files
    let others = try GradedAnswer(spec: #filePath).allFiles(but: core)
    let answer = try CompiledAnswer(spec: #filePath)
    let found =
      answer.places(
        calling: [
          "Sequence.sorted", "Sequence<>.sorted", "MutableCollection.sort",
          "MutableCollection<>.sort",
        ], in: others)
      + answer.places(
        calling: ["Ranking.", "Ranking<"],
        in: others.subtracting(["CompositionRoot.swift"]))

    #expect(
      found == [],
      """
      `found` lists calls that sort scores or build a ranking, in files that `Ranking` \
      doesn't need. Only the league's rules decide who is ahead. If a detail sorted \
      the scores, each new source of scores would have to repeat those rules. Let the \
      details deliver scores in any order, and sort the scores in the files that \
      contain the league's rules. Build rankings in `CompositionRoot.swift` only.
      """)
  }

  @Test(.tags(.guard))
  func `keeps no state in a global or a static property`() throws {
    let state = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      state == [],
      """
      `found` names each global or static property of yours that can change, and each \
      process-wide store that your code uses. All rankings in the program share these places, \
      so one ranking can show another ranking's results. Keep the state in the instance that \
      needs it, as a property that `init` sets.
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
      The spec ranked ten files, each with one unreadable row and, below it, a readable one. For \
      each file that wasn't ranked as in the starter, `found` shows the unreadable row. A row must \
      be skipped unless it has exactly three columns, with whole numbers in the second and the \
      third, and no spaces around these numbers. Look at your code that turns rows into scores.
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
      The spec ranked a file with unusual rows: the same player more than once, \
      an empty name, negative numbers and an empty line. The lines of the ranking \
      aren't the same as in the starter. Exactly the same rows must count as \
      before, because the league's website relies on them. Look at your code that \
      turns rows into scores, and compare it with `isReadable` in the starter.
      """)
  }
}

/// The files that `Ranking` needs, and what the compiler knows of them.
private enum Core {
  static let answer = Result {
    let files = try SpecClient.filesNeeded(by: "Ranking")
    let others = try GradedAnswer(spec: #filePath).allFiles(but: files)
    return (
      files: files,
      answer: try CompiledAnswer(spec: #filePath, leavingOut: others)
    )
  }
}
