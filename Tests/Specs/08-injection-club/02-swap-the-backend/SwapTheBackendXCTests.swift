import Dispatch
import Foundation
import SpecSupport
import Synchronization
import XCTest

@testable import SwapTheBackend

final class SwapTheBackendXCTests: XCTestCase {
  func testAWrongChoiceEndsTheProgramBeforeItsGreeting() {
    let found = Client.club("floppy", typed: ["list"]).lines()
    let expected = ["\(ClubError.noSuchBackend("floppy"))"]

    XCTAssertEqual(
      found, expected,
      "`swift run club-backends floppy` must write what is wrong, then end: no greeting, no club, no trap."
    )
  }
}

final class SwapTheBackendFileBackendXCTests: XCTestCase {
  func testWhatWasNotSavedIsNotThere() async throws {
    let spec = SpecDisk()
    let backend = try makeFileBackend(disk: spec.disk)
    let ada = try await backend.users.create(name: "ada", joined: .day1)
    _ = try await backend.avatars.create("fox", author: ada)
    for steps in [[.write, .move], [.move]] as [Set<SpecDisk.Step>] {
      spec.fail(at: steps)
      _ = try? await backend.users.create(name: "bob", joined: .day1)
      _ = try? await backend.avatars.create("owl", author: ada)
      spec.fail(at: [])

      let shown = try await Story.cards(of: backend)
      let saved = await Story.club(on: spec.disk)
      XCTAssertEqual(
        shown, saved,
        "Bob joined and Ada drew an owl, while the disk failed to \(steps.count > 1 ? "write" : "move"). Found is what the club shows, expected is what is saved. A change is shown when all of its saving is done, not sooner."
      )
    }
    guard await Story.club(on: spec.disk) == "1 ada fox" else { return }

    let bob = try? await backend.users.create(name: "bob", joined: .day1)
    XCTAssertEqual(
      bob?.uid ?? 0, 2,
      "The disk is well again, and Bob's second attempt must make him member 2. (0: he was refused.)"
    )
  }

  func testKeepsEachOfTwentyChangesAtOnce() async throws {
    let delay = FirstWaits(for: 19)
    let spec = SpecDisk(beforeWrite: delay.wait)
    let backend = try makeFileBackend(disk: spec.disk)
    for number in 1...10 {
      _ = try await backend.users.create(name: "\(number)", joined: .day1)
    }
    let found = try await backend.users.all().count
    guard found == 10 else {
      return XCTFail(
        "Ten people joined, one after the other, and each join was confirmed. Then the list had \(found). What is saved must be shown as well, and be there for the next change."
      )
    }
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
      "Ten people joined while ten others drew, and the first save took long. From reading the old club to saving the new one, nobody else may come in between: one actor without an `await` there, or one lock, around members and pictures, since both lie in one file."
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
