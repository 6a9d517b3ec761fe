import SpecSupport
import XCTest

@testable import InterfaceAndLive

final class InterfaceAndLiveXCTests: XCTestCase {
  func testARehearsalRunsWithoutTheSDK() throws {
    XCTAssertEqual(
      try StationPrograms.outcome.get().rehearsal,
      [
        "notice: The train to Ghent leaves from platform 4.",
        "warning: Stand back from platform 7!",
        "warning: Stand back from platform 7!",
        "notice: The train to Westward Ho! from platform 2 is late. Minutes: 9.",
      ],
      "A test was built into the rehearsal's module, linked without the SDK, and run, and it didn't hear the expected words. A test on any computer must be able to build a departure and to hear an announcer. If the compiler refuses a line, look at how far that name can be seen from another module; otherwise look at `makeRehearsal`."
    )
  }

  func testAnotherVendorsKitSpeaksWithoutTheSDK() throws {
    XCTAssertEqual(
      try StationPrograms.outcome.get().anotherVendor,
      [
        "ding The train to Ghent leaves from platform 4.",
        "ding ding ding Stand back from platform 7!",
        "ding ding ding Stand back from platform 7!",
        "ding The train to Westward Ho! from platform 2 is late. Minutes: 9.",
      ],
      "A station that bought its kit from another vendor gave `makeRehearsal` a closure that rings bells, was linked without the SDK, and didn't hear the expected words. What an announcer speaks with must mean something to each vendor. Look for a word of the SDK in the files that the announcer's module needs."
    )
  }

  func testKeepsEachModuleBuildingWithItsImportsAlone() throws {
    XCTAssertEqual(
      try StationPrograms.outcome.get().refusals, [],
      "Each module was built with its own files and the modules that it imports, and the compiler refused the ones found here. Another module sees only what is declared for it, and never an initializer that the compiler wrote by itself. Look at the line that the compiler gives, at the declaration of the name in it, and at `imports` in `Modules.swift`."
    )
  }

  func testKeepsAVoiceForEveryAnnouncer() throws {
    let programs = try StationPrograms.outcome.get()

    XCTAssertEqual(
      programs.complete, CompilerVerdict.accepted,
      "A test of the rehearsal's module calls `makeRehearsal`, and that doesn't compile. Tests, previews and training get their announcers there. Look at the line that the compiler gives."
    )
    XCTAssertEqual(
      programs.incomplete, "The compiler refuses it.",
      "A test of the rehearsal's module wrote `Announcer()`, without a voice, and the compiler didn't refuse that as expected. An announcer whose voice was forgotten is silent on a platform, and only passengers notice it. Look for a default value, or for a second initializer, in `Announcer.swift`."
    )
  }

  func testKeepsTheAppSpeakingThroughTheSDK() throws {
    XCTAssertEqual(
      try StationPrograms.outcome.get().app,
      [
        "engine started", "engine started",
        "60 percent, with a gong: The train to Ghent leaves from platform 4.",
        "100 percent, without a gong: Stand back from platform 7!",
        "100 percent, without a gong: Stand back from platform 7!",
        "60 percent, with a gong: The train to Westward Ho! from platform 2 is late. Minutes: 9.",
        "100 percent, without a gong: Stand back from platform 7!",
      ],
      "The app's main was built into the app's module, linked with all that this needs, and run. It made two announcers, and then let the first one speak and after it the second one. The list found here is what the vendor's engines were asked to do, or why the program wasn't built. Passengers must hear what they hear today: the same words, as loud as before, and each announcer from an engine of its own, which is ready before the first word. If the compiler refuses a line, look at how far that name can be seen from another module; otherwise look at `makeAnnouncer`, and at the code that calls `speak`."
    )
  }

  func testKeepsEachRehearsalOnItsOwnListener() {
    let (first, second) = (SpecRecorder<String>(), SpecRecorder<String>())
    let announcers = [first, second].map { heard in
      makeRehearsal { text, _ in heard.record(text) }
    }

    for (index, platform) in [(0, 1), (1, 2), (0, 3)] {
      announcers[index].warn(platform: platform)
    }

    XCTAssertEqual(
      first.values.map { "first: \($0)" }
        + second.values.map { "second: \($0)" },
      [
        "first: Stand back from platform 1!",
        "first: Stand back from platform 3!",
        "second: Stand back from platform 2!",
      ],
      "Two rehearsals each had a listener of its own, and warned in turn: the first, the second, and the first again. They didn't hear their own warnings. Tests run side by side, so each needs an announcer that nothing else speaks through. Look at what `makeRehearsal` hands over, and at where that is stored."
    )
  }
}
