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
      `Ranking` doesn't compile without the files found here, so the league's rules still depend \
      on a detail. A protocol belongs to its client and stands with it, and so does every type \
      that it speaks of. Look in `Ranking.swift`, and in the files whose names it uses, for what \
      these files declare.
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
      What is found here stands in files that `Ranking` needs, and it's about CSV: a name, or a \
      text that is read as a number. A protocol that asks for rows inverts nothing, wherever it \
      stands, because only a file has rows. Read what is found here aloud to a quizmaster: which of \
      these words does she know, and which file do the others come from?
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
      Eleven scores were typed in, two of them for Bo, and the ranking isn't the expected one. The league's rules hold \
      for any results: more points first, then less time, then the alphabet. Every score counts, \
      and its points and seconds can be any `Int`. If a score is missing, look at what stands \
      between the evening and the ranking; if the order differs, look at `Ranking.swift`.
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
      Ada's points were corrected, and after each correction the ranking was asked twice. Its lines \
      don't show the scores of the moment. Only the evening knows when its scores change, so a \
      ranking must not keep what it was once told. Look at when your code asks for the scores.
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
      A file that `Ranking` does without puts scores in order, or builds a ranking. Who is ahead \
      is the league's rule, and each further source of scores would have to repeat it. Let the \
      details deliver scores in any order, sort them where the ranking is, and build rankings in \
      `CompositionRoot.swift` alone.
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
