import Dispatch
import Foundation
import SpecSupport
import Synchronization
import XCTest

@testable import SwapTheBackend

final class SwapTheBackendXCTests: XCTestCase {
  func testAWrongChoiceEndsTheProgramBeforeItsGreeting() {
    let expected = ["\(ClubError.noSuchBackend("floppy"))"]

    let found = Evening.linesWithAFloppy

    XCTAssertEqual(
      found, expected,
      "The spec ran `swift run club-backends floppy`, and `found` is what the "
        + "program printed. A person who mistypes a word must read what is wrong. "
        + "Then the program must end without a greeting, without a club, and "
        + "without a crash. Look at what `runClub` does when `makeBackend` throws."
    )
  }
}

final class SwapTheBackendFileBackendXCTests: XCTestCase {
  func testWhatWasNotSavedIsNotThere() async throws {
    let spec = SpecDisk()
    let backend = try makeFileBackend(disk: spec.disk)
    let ada = try await backend.users.create(name: "ada", joined: .day1)
    _ = try await backend.avatars.create("fox", author: ada)
    var shown: [String] = []
    var saved: [String] = []
    for (name, steps, reason) in [
      ("at a write", [.write, .move], "no space"),
      ("at a write", [.write, .move], "the disk was pulled out"),
      ("at a move", [.move], "no space"),
      ("at a move", [.move], "the disk is read only"),
    ] as [(String, Set<SpecDisk.Step>, String)] {
      spec.fail(at: steps, because: reason)
      _ = try? await backend.users.create(name: "bob", joined: .day1)
      _ = try? await backend.avatars.create("owl", author: ada)
      spec.fail(at: [])

      let failure = "failed \(name), \(reason)"
      shown.append("\(failure): \(try await Story.cards(of: backend))")
      saved.append("\(failure): \(await Story.club(on: spec.disk))")
    }
    XCTAssertEqual(
      shown, saved,
      "The disk failed at each write, and later at each move, while bob joined and ada drew "
        + "an owl. For each failure, `found` shows the club that your code listed afterwards, "
        + "and `expected` shows the club that was saved. A change that is shown but not saved "
        + "is gone when the program ends, whatever the disk's reason was. In `create`, memory "
        + "may change only after the whole save is done. Look at `FileBackend.swift`."
    )
    // One who wrote in place has saved bob; then there is nothing more to ask.
    guard await Story.club(on: spec.disk) == "1 ada fox" else { return }

    let bob = await report {
      try await backend.users.create(name: "bob", joined: .day1).uid
    }
    XCTAssertEqual(
      bob, "2",
      "The disk worked again, and bob tried to join once more. His earlier "
        + "joins weren't saved, so he must become member 2. Look at what "
        + "`create` in `FileBackend.swift` leaves in memory when a save fails.")
  }

  func testKeepsEachOfTwentyChangesAtOnce() async throws {
    let delay = FirstWaits(for: 19)
    let spec = SpecDisk(beforeWrite: delay.wait)
    let backend = try makeFileBackend(disk: spec.disk)
    for number in 1...10 {
      _ = try await backend.users.create(name: "\(number)", joined: .day1)
    }
    let listed = try await backend.users.all().count
    XCTAssertEqual(
      listed, 10,
      "Ten people joined, one after the other, and `found` is the number of members "
        + "that the club listed. A confirmed join must be in the list, and the next "
        + "change must not lose it. Look at `create` in `FileBackend.swift`.")
    delay.arm()

    try await withThrowingTaskGroup(of: Void.self) { group in
      for author in try await backend.users.all() {
        group.addTask {
          _ = try? await backend.avatars.create("fox", author: author)
          delay.go()
        }
        group.addTask {
          let name = "friend of \(author.name)"
          _ = try? await backend.users.create(name: name, joined: .day1)
          delay.go()
        }
      }
    }

    let club = await Story.club(on: spec.disk)
    let cards = club.split(separator: ", ")
    let uids = Set(cards.map { $0.prefix { $0 != " " } })
    let pictures = cards.count { $0.hasSuffix(" fox") }
    XCTAssertEqual(
      "\(uids.count) uids, \(pictures) pictures", "20 uids, 10 pictures",
      "Ten people joined while ten others drew, all at the same time, and the first save took "
        + "a long time. `found` shows how many members and pictures were saved. No other "
        + "change may come in between reading the old club and saving the new one. Use one "
        + "actor without an `await` there, or one lock, for both members and pictures, because "
        + "both are in one file. Look at `FileBackend.swift`, and at `makeFileBackend`."
    )

    let crowded = SpecDisk()
    let crowd = try makeFileBackend(disk: crowded.disk)
    _ = await atOnce(tasks: 300) { number in
      try? await crowd.users.create(name: "\(number)", joined: .day1)
    }
    let members = await Story.club(on: crowded.disk).split(separator: ", ")
    XCTAssertEqual(
      members.count, 300,
      "Three hundred people joined a new club at the same time, on a disk that "
        + "never waits. `found` is the number of members that were saved. No join "
        + "may be lost. Look for a moment between reading the club and saving it "
        + "when another change can come in, for example between two locks."
    )
  }
}

/// Holds up the first who comes, once armed, until all others have done their
/// work, or it is plain that they cannot.
private final class FirstWaits: Sendable {
  private let others = DispatchSemaphore(value: 0)
  private let isArmed = Mutex(false)
  private let count: Int

  init(for count: Int) {
    self.count = count
  }

  func arm() {
    isArmed.withLock { $0 = true }
  }

  var wait: @Sendable () -> Void {
    {
      let isFirst = self.isArmed.withLock { isArmed in
        defer { isArmed = false }
        return isArmed
      }
      guard isFirst else { return }
      let deadline = DispatchTime.now() + 0.25
      for _ in 1...self.count { _ = self.others.wait(timeout: deadline) }
    }
  }

  func go() { others.signal() }
}
