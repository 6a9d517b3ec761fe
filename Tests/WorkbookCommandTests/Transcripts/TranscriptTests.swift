import Testing

/// What every screen looks like, in every way in which somebody may meet it.
///
/// After a change that was meant: `WORKBOOK_RECORD=1`, the same tests, and read what git shows.
@Suite struct TranscriptTests {
  @Test(arguments: TranscriptScreen.all, TranscriptMode.allCases)
  func `a screen looks as it was recorded`(screen: TranscriptScreen, mode: TranscriptMode) throws {
    let text = try screen.text(in: mode)
    if RecordedTranscripts.isRecording {
      try RecordedTranscripts.record(text, screen, mode)
      Issue.record("Recorded. Read what has changed, then run the tests without WORKBOOK_RECORD.")
      return
    }
    let recorded = try RecordedTranscripts.text(screen, mode)
    guard text != recorded else { return }
    Issue.record(
      """
      \(RecordedTranscripts.name(screen, mode)) is not what was recorded (- recorded, + now):
      \(RecordedTranscripts.difference(from: recorded, to: text))
      """)
  }

  @Test func `every file is read by a test`() {
    let read = TranscriptScreen.all.flatMap { screen in
      TranscriptMode.allCases.map { RecordedTranscripts.name(screen, $0) }
    }

    #expect(Set(read).count == read.count, "two screens have one name")
    #expect(RecordedTranscripts.names.subtracting(read) == [], "no test reads these")
  }
}
