import Foundation
import SpecSupport

@testable import SwapTheBackend

/// Four changes to a club in a file, and what is left of them.
struct Story {
  /// How many changes were confirmed.
  let acknowledged: Int
  let wasCut: Bool
  /// What lies under the name `club.json` when the power is back.
  let found: String
  /// "joined", when one more member could join then; or the error.
  let next: String

  /// The club after none, one, … of the changes.
  static let clubs = [
    "nobody", "1 ada none", "1 ada fox", "1 ada fox, 2 bob none",
    "1 ada owl, 2 bob none",
  ]

  static func told(until cut: PowerCut) async -> Story {
    let spec = SpecDisk()
    spec.plan(cut)
    var acknowledged = 0
    do {
      let backend = try makeFileBackend(disk: spec.disk)
      let ada = try await backend.users.create(name: "ada", joined: .day1)
      acknowledged = 1
      _ = try await backend.avatars.create("fox", author: ada)
      acknowledged = 2
      _ = try await backend.users.create(name: "bob", joined: .day1)
      acknowledged = 3
      _ = try await backend.avatars.create("owl", author: ada)
      acknowledged = 4
    } catch {}
    let wasCut = !spec.hasPower
    spec.restart()
    let left = SpecDisk(spec.files.filter { $0.key == "club.json" })
    let found = await club(on: left.disk)
    var next = "joined"
    do {
      let backend = try makeFileBackend(disk: spec.disk)
      _ = try await backend.users.create(name: "cleo", joined: .day1)
    } catch { next = "\(error)" }
    return Story(
      acknowledged: acknowledged, wasCut: wasCut, found: found, next: next)
  }

  /// What went wrong in the runs that lost the power, one after the other at each moment; the
  /// first of them, since others follow from it.
  static func faultsAfterPowerCuts() async -> [String] {
    for change in 1...40 {
      for moment in [0, 0.5, 1] {
        let cut = PowerCut(change: change, moment: moment)
        let story = await told(until: cut)
        let allowed = clubs[story.acknowledged...].prefix(2)
        let count = "\(story.acknowledged) changes were confirmed"
        if !allowed.contains(story.found) {
          return [
            "The power went \(cut), \(count), and the file gave: \(story.found)"
          ]
        }
        if story.next != "joined" {
          return [
            "The power went \(cut), \(count), and cleo read: \(story.next)"
          ]
        }
        if !story.wasCut { return [] }
      }
    }
    return ["The four changes took more than 40 writes and moves."]
  }

  /// The club on this disk as a new back end finds it, or its error.
  static func club(on disk: Disk) async -> String {
    do {
      return try await cards(of: makeFileBackend(disk: disk))
    } catch { return "\(error)" }
  }

  /// Everybody whom this back end knows.
  static func cards(of backend: Backend) async throws -> String {
    var cards: [String] = []
    for user in try await backend.users.all() {
      let avatar = try await backend.avatars.query(author: user)
      cards.append("\(user.uid) \(user.name) \(avatar?.picture ?? "none")")
    }
    return cards.isEmpty ? "nobody" : cards.joined(separator: ", ")
  }

  /// Prints the folder that it uses, and is killed while Bob joins.
  static func joinAndBeKilled() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "club-\(UUID().uuidString)")
    FileHandle.standardOutput.write(Data("FOLDER \(folder.path) FOLDER\n".utf8))
    let live = Disk.live(folder: folder)
    let ada = try await makeFileBackend(disk: live)
      .users.create(name: "ada", joined: .day1)
    _ = try await makeFileBackend(disk: live)
      .avatars.create("fox", author: ada)

    var deadly = live
    deadly.write = { data, name in
      try live.write(data.prefix(data.count / 2), name)
      kill(getpid(), SIGKILL)
    }
    _ = try await makeFileBackend(disk: deadly)
      .users.create(name: "bob", joined: .day1)
  }
}
