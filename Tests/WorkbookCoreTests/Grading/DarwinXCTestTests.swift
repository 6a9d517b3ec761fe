import Testing

@testable import WorkbookCore

// What XCTest prints on macOS, as far as it differs from Linux.
@Suite struct DarwinXCTestTests {
  /// A run of two classes, with a failure of each kind.
  private static let transcript = """
    Test Suite 'All tests' started at 2026-01-31 14:05:09.123.
    Test Suite 'bookPackageTests.xctest' started at 2026-01-31 14:05:09.124.
    Test Suite 'FarmXCTests' started at 2026-01-31 14:05:09.124.
    Test Case '-[FarmSpecs.FarmXCTests testItFeeds]' started.
    Test Case '-[FarmSpecs.FarmXCTests testItFeeds]' passed (0.001 seconds).
    Test Case '-[FarmSpecs.FarmXCTests testItMilks]' started.
    /w/Tests/F.swift:12: error: -[FarmSpecs.FarmXCTests testItMilks] : XCTAssertEqual failed: ("2
    cows") is not equal to ("3
    cows") - Every cow must be milked.
    Test Case '-[FarmSpecs.FarmXCTests testItMilks]' failed (0.215 seconds).
    Test Case '-[FarmSpecs.FarmXCTests testItSleeps]' started.
    /w/Tests/F.swift:20: -[FarmSpecs.FarmXCTests testItSleeps] : Test skipped - not at night
    Test Case '-[FarmSpecs.FarmXCTests testItSleeps]' skipped (0.002 seconds).
    Test Suite 'FarmXCTests' failed at 2026-01-31 14:05:09.400.
    \t Executed 3 tests, with 1 test skipped and 1 failure (0 unexpected) in 0.218 (0.276) seconds
    Test Suite 'FarmMoreXCTests' started at 2026-01-31 14:05:09.400.
    Test Case '-[FarmSpecs.FarmMoreXCTests testItThrows]' started.
    <unknown>:0: error: -[FarmSpecs.FarmMoreXCTests testItThrows] : failed: caught error: "noHay"
    Test Case '-[FarmSpecs.FarmMoreXCTests testItThrows]' failed (0.003 seconds).
    Test Case '-[FarmSpecs.FarmMoreXCTests testItWaits]' started.
    /w/Tests/F.swift:40: error: -[FarmSpecs.FarmMoreXCTests testItWaits] : Asynchronous wait failed: \
    Exceeded timeout of 1 seconds, with unfulfilled expectations: "the cow comes home".
    Test Case '-[FarmSpecs.FarmMoreXCTests testItWaits]' failed (1.003 seconds).
    Test Suite 'FarmMoreXCTests' failed at 2026-01-31 14:05:10.500.
    \t Executed 2 tests, with 2 failures (1 unexpected) in 1.006 (1.010) seconds
    Test Suite 'bookPackageTests.xctest' failed at 2026-01-31 14:05:10.501.
    \t Executed 5 tests, with 1 test skipped and 3 failures (1 unexpected) in 1.224 (1.377) seconds
    Test Suite 'All tests' failed at 2026-01-31 14:05:10.501.
    \t Executed 5 tests, with 1 test skipped and 3 failures (1 unexpected) in 1.224 (1.378) seconds

    """

  private func reader(_ text: some StringProtocol) -> XCTestReader {
    var reader = XCTestReader()
    // Cut anywhere, as a pipe does.
    for start in stride(from: 0, to: text.utf8.count, by: 97) {
      _ = reader.read(ArraySlice(text.utf8.dropFirst(start).prefix(97)))
    }
    return reader
  }

  @Test func `each spec is found under the name that it's listed with`() throws {
    let runs = reader(Self.transcript).finalRuns
    let ids = [
      "FarmXCTests/testItFeeds", "FarmXCTests/testItMilks", "FarmMoreXCTests/testItThrows",
    ]
    for id in ids {
      let spec = try #require(FoundSpec(xctest: "FarmSpecs.\(id)"))
      #expect(runs[spec.name]?.hasStarted == true)
    }
    #expect(runs.count == 5)
    #expect(
      ["testItFeeds", "testItMilks", "testItSleeps"].map { runs["FarmXCTests.\($0)"]?.end }
        == [.passed, .failed, .skipped])
  }

  @Test func `the message, the values and the place of a failure are read`() throws {
    let failures = reader(Self.transcript).finalRuns["FarmXCTests.testItMilks"]?.failures
    let problem = try #require(failures?.first)
    #expect(problem.message == "Every cow must be milked.")
    #expect(problem.detail == "(\"2\ncows\") is not equal to (\"3\ncows\")")
    #expect(problem.path == "/w/Tests/F.swift")
    #expect(problem.line == 12)
  }

  @Test(arguments: [
    ("testItThrows", "failed: caught error: \"noHay\""),
    (
      "testItWaits",
      "Asynchronous wait failed: Exceeded timeout of 1 seconds, "
        + "with unfulfilled expectations: \"the cow comes home\"."
    ),
  ])
  func `errors and waits that fail are told in XCTest's words`(name: String, words: String) {
    let failures = reader(Self.transcript).finalRuns["FarmMoreXCTests.\(name)"]?.failures
    #expect(failures?.map(\.message) == [words])
  }

  @Test func `the last of several totals counts`() {
    #expect(reader(Self.transcript).isComplete)
    let beforeTheLast = Self.transcript.prefix(
      upTo: Self.transcript.firstRange(of: "2 tests")!.lowerBound)
    #expect(!reader(beforeTheLast + "\n").isComplete)
  }

  @Test func `a spec that broke off did not end, whatever was printed`() {
    let start = "Test Case '-[FarmSpecs.FarmXCTests testItFalls]' started.\n"
    let forged = "Test Case '-[FarmSpecs.FarmXCTests testItFalls]' passed (0.001 seconds).\n"
    let reader = reader(start + forged + "F.swift:7: Fatal error: it fell\n")
    #expect(reader.finalRuns["FarmXCTests.testItFalls"]?.isUnfinished == true)
  }

  @Test(arguments: [
    ("-[FarmSpecs.FarmXCTests testItFeeds]", "FarmXCTests.testItFeeds"),
    ("-[FarmSpecs.FarmXCTests testItFeedsAndReturnError:]", "FarmXCTests.testItFeeds"),
    ("-[FarmSpecs.FarmXCTests testItWithCompletionHandler:]", "FarmXCTests.testIt"),
    ("FarmSpecs.FarmXCTests/testItWithCompletionHandler", "FarmSpecs.FarmXCTests/testIt"),
    ("-[FarmSpecs.Outer.Inner testItFeeds]", "Outer.Inner.testItFeeds"),
    ("FarmXCTests.testItFeeds", "FarmXCTests.testItFeeds"),
    ("-[FarmXCTests testItFeeds]", "-[FarmXCTests testItFeeds]"), ("-[]", "-[]"), ("", ""),
  ])
  func `a name is the same on each platform`(printed: String, name: String) {
    #expect(XCTestName.plain(printed[...]) == name)
  }
}
