import SpecSupport
import XCTest

@testable import LateWiring

final class LateWiringOldRadioXCTests: XCTestCase {
  func testTheOldRadioCanThrowNotPairedAndNothingElse() throws {
    let caller = try client(
      """
      do throws(NotPaired) {
        try OldRadio(station: "Jazz FM").play()
      } catch {}
      """
    ).typecheck()

    XCTAssertTrue(
      caller.isAccepted,
      "The signature of `play()` must name its one error, so that callers "
        + "know what to catch: typed throws. \(caller.explanation)")
  }

  func testItsErrorNamesTheStationTheSpeakerAndPlay() {
    let caller = client(
      """
      do { try OldRadio(station: "Radio Ghent").play() } catch { print(error) }
      """)
    let text = caller.lines().joined(separator: " ")
    let words = ["Radio Ghent", "speaker", "play"]
    let found = words.filter { text.lowercased().contains($0.lowercased()) }

    guard !text.contains("the client ended with") else {
      return XCTFail(
        "The program that the spec built crashed, so there is no error to "
          + "read. Let `play()` throw first, as in step 1.")
    }
    XCTAssertEqual(
      "the text has: \(found.joined(separator: ", "))",
      "the text has: \(words.joined(separator: ", "))",
      "A log shows `\\(error)`: \(text). It must say which radio it was, what "
        + "is missing, and before which call. (`\\(error)` shows the text of a "
        + "`CustomStringConvertible`, not of a `LocalizedError`.)")
  }

  func testKeepsOldCallersPlaying() {
    let heard = Recorder<String>()
    let balcony = Balcony()

    try? Kitchen().breakfast(with: TestSpeaker(heard: heard))
    try? balcony.sunshine(with: TestSpeaker(heard: heard))
    try? balcony.radio.play()

    XCTAssertEqual(
      heard.values, ["News", "Jazz FM", "Jazz FM"],
      "`Kitchen` and `Balcony` set the speaker in time, and must hear what "
        + "they heard before, for as long as the radio has the speaker.")
  }
}

final class LateWiringRadioXCTests: XCTestCase {
  func testAPairedRadioPlaysTheStationThatItWasTunedTo() {
    let heard = client(
      """
      let speaker = RoomSpeaker("bath")
      var radio = Radio(station: "Jazz FM")
      radio.station = "News"
      var paired = radio.paired(with: speaker)
      paired.play()
      """
    ).lines()

    XCTAssertEqual(
      heard, ["bath: News"],
      "A radio was tuned to another station, then paired, and played. "
        + "`paired(with:)` must take the station along; `play()` must tell it "
        + "to the speaker, and needs no `try`.")
  }

  func testEachPairedRadioKeepsTheSpeakerThatItWasGiven() {
    let heard = client(
      """
      func pairTwice() -> (PairedRadio, PairedRadio) {
        var radio = Radio(station: "Jazz FM")
        let first = radio.paired(with: RoomSpeaker("bath"))
        return (first, radio.paired(with: RoomSpeaker("hall")))
      }
      var (first, second) = pairTwice()
      first.play()
      second.play()
      """
    ).lines()

    XCTAssertEqual(
      heard, ["bath: Jazz FM", "hall: Jazz FM"],
      "One radio was paired with two speakers. Nobody else holds these, nor "
        + "the radio any more. A `PairedRadio` must keep what it needs: a weak "
        + "or unowned reference loses it, a static one belongs to all pairs.")
  }

  func testTheAppPlaysAsSoonAsASpeakerIsFound() {
    let search = SpeakerSearch()
    let speaker = TestSpeaker()

    startRadio(station: "Jazz FM", search: search)
    search.hear(from: speaker)

    XCTAssertEqual(
      speaker.heard.values, ["Jazz FM"],
      "A speaker answered, and did not hear the station, or not just once. "
        + "`startRadio` has a speaker only in the closure for `whenFound`: "
        + "pair the radio there, and let it play.")
  }
}
