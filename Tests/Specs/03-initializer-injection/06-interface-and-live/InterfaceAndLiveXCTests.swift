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
      "The spec built a test into the rehearsal's module, linked it without the "
        + "SDK, and ran it. `found` lists the announcements that the test received, or "
        + "why there are none. A test on any computer must be able to build a departure "
        + "and use an announcer. If the compiler refuses a line, look at whether other "
        + "modules can see the name in that line. Otherwise, look at `makeRehearsal`."
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
      "The spec passed `makeRehearsal` a closure that rings another vendor's bells, linked "
        + "the program without the SDK, and ran it. `found` lists the output of that program, "
        + "or why there is none. An announcer must require only what every vendor's kit can "
        + "do. Look for a name from the SDK in the files that the announcer's module needs."
    )
  }

  func testKeepsEachModuleBuildingWithItsImportsAlone() throws {
    XCTAssertEqual(
      try StationPrograms.outcome.get().refusals, [],
      "The spec built each module from its own files and the modules that it "
        + "imports. The compiler refused the modules in `found`. A module sees only "
        + "what another module makes available, and never an initializer that the "
        + "compiler wrote by itself. Look at the line that the compiler reports, at the "
        + "declaration of the name in that line, and at `imports` in `Modules.swift`."
    )
  }

  func testKeepsAVoiceForEveryAnnouncer() throws {
    let programs = try StationPrograms.outcome.get()

    XCTAssertEqual(
      programs.complete, CompilerVerdict.accepted,
      "The spec called `makeRehearsal` in a test that belongs to the "
        + "rehearsal's module, and this call didn't compile. `found` is the "
        + "compiler's error. Tests, previews and training get their announcers "
        + "from `makeRehearsal`. Look at the line that the compiler reports."
    )
    XCTAssertEqual(
      programs.incomplete, "The compiler refuses it.",
      "In a test that belongs to the rehearsal's module, the spec called "
        + "`Announcer()`, without a voice. The compiler should refuse this call, and "
        + "`found` shows what it reported instead. It must be impossible to build an "
        + "announcer without its voice, because only passengers would notice its silence. "
        + "Look for a default value, or for a second initializer, in `Announcer.swift`."
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
      "The spec built the app's main into the app's module and ran it. The program made "
        + "two announcers, let the first one speak, and then the second. `found` lists what "
        + "the program asked the vendor's engines to do, or why the program wasn't built. "
        + "As in the starter, passengers must hear the same words, equally loud. Each call "
        + "to `makeAnnouncer()` must immediately start an engine for its announcer. If the "
        + "compiler refuses a line, look at whether other modules can see the name in that "
        + "line. Otherwise, look at `makeAnnouncer`, and at the code that calls `speak`."
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
      "The spec made two rehearsals, each with its own closure, and warned through "
        + "the first, the second, and the first again. `found` lists the warnings that "
        + "each closure received. Tests run in parallel, so each rehearsal must pass "
        + "its warnings to its own closure and to no other. Look at what "
        + "`makeRehearsal` passes to its announcer, and at where that value is stored."
    )
  }
}
