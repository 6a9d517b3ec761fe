import Foundation
import SpecSupport
import SpecTags
import Testing

@testable import SwapTheBackend

@Suite struct SwapTheBackendSpecs {
  @Test func `words that name no back end are refused`() {
    let choices = [
      [], ["floppy"], ["file"], ["remote"], ["remote", "nowhere"],
      ["mock", "file"], ["Mock"],
      ["mock "], ["FILE", "/nowhere"],
    ]

    let found = choices.map { words in
      do {
        _ = try makeBackend(words, console: SpecConsole([]))
        return "'\(words.joined(separator: " "))' opened a back end"
      } catch { return "\(error)" }
    }

    #expect(
      found
        == choices.map {
          "\(ClubError.noSuchBackend($0.joined(separator: " ")))"
        },
      """
      The spec called `makeBackend` with wrong choices: an unknown word or spelling, \
      too few or too many words, or an address without a host. `found` lists the \
      error for each choice, or the words that opened a back end. If a wrong choice \
      opens a back end, new members are stored where you won't look for them. In \
      `makeBackend`, throw `noSuchBackend` with all words, joined by spaces.
      """)
  }

  @Test func `file keeps the club in the folder that was named`() async throws {
    let names = try await withFolder { folder in
      let words = ["file", folder.path]
      let backend = try makeBackend(words, console: SpecConsole([]))
      _ = try await backend.users.create(name: "ada", joined: .day1)
      return try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    }

    #expect(
      names?.filter { $0 == "club.json" } ?? [] == ["club.json"],
      """
      The spec opened a club with `file` and a folder, and ada joined. Then the spec \
      looked for `club.json` in that folder, and `found` is empty if the file wasn't \
      there. Without this file, the club is gone when the program ends. In `makeBackend`, \
      open a file back end over the live disk of the folder that was named.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the evening with the mock as it is`() {
    let found = Evening.linesWithTheMock

    #expect(
      found == Evening.read,
      """
      `found` lists the lines that `swift run club-backends mock` printed, and `expected` \
      lists what the club of 8.1 printed for the same input. A new back end must not \
      change what members read. Look at what `runClub` does with the word `mock`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the app free of back ends`() throws {
    let verdict = try SpecClient("_ = Shell.self").typecheck(with: [
      "Parts.swift", "ClubError.swift", "Reception.swift", "Studio.swift",
      "Board.swift",
      "Shell.swift",
    ])

    #expect(
      verdict.explanation == CompilerVerdict.accepted,
      """
      The spec compiled the app without the back ends and without the root. The app \
      consists of `Shell`, `Reception`, `Studio`, `Board`, and the files `Parts.swift` \
      and `ClubError.swift`. If one of these files names a back end, you have to change \
      the app for each new back end. Only `CompositionRoot.swift` may know which back \
      ends there are. Restore the file that the compiler's error in `found` names.
      """)
  }

  @Test(.tags(.guard))
  func `keeps back ends out of globals`() throws {
    let found = try CompiledAnswer(spec: #filePath).globalState(allowing: [
      "MemoryUsers.shared", "MemoryAvatars.shared",
      "TerminalConsole.$isRehearsal",
    ])

    #expect(
      found == [],
      """
      `found` lists global or static properties that can change, so all back ends in the \
      process share them. Two clubs must be able to run next to each other. Store what a \
      back end needs in the back end itself, or in a closure that the root passes to it.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      `found` lists files of the outside world that have been changed. The specs watch \
      these files, so they can no longer tell what your code does. Restore each file with \
      `swift run workbook reset`, followed by the exercise's number and the file's name.
      """)
  }
}

@Suite struct SwapTheBackendFileBackendSpecs {
  @Test func `what cannot be saved is told`() async throws {
    let spec = SpecDisk()
    let backend = try makeFileBackend(disk: spec.disk)
    let ada = try await backend.users.create(name: "ada", joined: .day1)

    spec.fail(at: [.write, .move])
    let found = [
      await report {
        try await backend.users.create(name: "bob", joined: .day1).uid
      },
      await report {
        try await backend.avatars.create("fox", author: ada).picture
      },
    ]
    let reason = "\(ClubError.notSaved(reason: "no space"))"

    #expect(
      found == [reason, reason],
      """
      The spec made each write and each move on the disk throw an error of the spec's own \
      type, whose description is "no space". Then bob joined and ada drew a fox, and `found` \
      lists the results of these two calls. A person whose change is lost must read that \
      it's lost. Throw `notSaved` with the error's description as its reason, whatever the \
      type of the disk's error. Look at `save` in `FileBackend.swift`, and at what calls it.
      """)
  }

  @Test func `a file that cannot be used is told and left as it is`() async {
    let texts = [
      "", "{", "[]", #"{"users":[{"uid":1,"na"#, "the disk cannot read it",
    ]
    let isRead = { (text: String) in !text.hasPrefix("the disk") }

    var found: [String] = []
    for text in texts {
      let spec = SpecDisk(["club.json": Data(text.utf8)])
      spec.fail(at: isRead(text) ? [] : [.read])
      let outcome = await report {
        let users = try await makeFileBackend(disk: spec.disk).users.all()
        return "no error, and \(users.count) members"
      }
      _ = try? await makeFileBackend(disk: spec.disk).users.create(
        name: "bob", joined: .day1)
      let left = String(
        decoding: spec.files["club.json"] ?? Data(), as: UTF8.self)
      found += ["'\(text)': \(outcome)", "  then it held '\(left)'"]
    }

    let expected = texts.flatMap { text in
      let error: ClubError =
        isRead(text)
        ? .damaged(file: "club.json") : .notRead(reason: "no space")
      return ["'\(text)': \(error)", "  then it held '\(text)'"]
    }
    #expect(
      found == expected,
      """
      The spec put a `club.json` on the disk and opened a club that reads it. Then bob tried \
      to join. For each text that was in the file, `found` shows the result of opening the \
      club, and what the file held after bob's try. A file that can't be used isn't an empty \
      club, and if you overwrite it, its members are lost for good. If the text isn't a club, \
      throw `damaged`. If the disk throws an error of any type, throw `notRead` with that \
      error's description as its reason. In both cases, write nothing. Look at where \
      `FileBackend` reads the file.
      """)
  }

  @Test func `a program that is killed while it writes loses nobody`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .signal(SIGKILL),
      observing: [\.standardOutputContent],
      """
      The spec intended to kill the program at the first write of bob's join, \
      but the program ended in a different way. Either the join returned without \
      a write, or there was an error before the write. A change must be on the \
      disk before `create` returns. Look at `save` in `FileBackend.swift`.
      """
    ) {
      try await Story.joinAndBeKilled()
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    let named = try #require(
      output.firstMatch(of: /FOLDER (.+) FOLDER/),
      "The program that the spec started didn't print the folder that it used.")
    let folder = URL(filePath: String(named.output.1))
    defer { try? FileManager.default.removeItem(at: folder) }

    let found = await Story.club(on: .live(folder: folder))
    #expect(
      found.replacing(", 2 bob none", with: "") == "1 ada fox",
      """
      A program was killed in the middle of its first write while bob joined. ada \
      had been a member long before. `found` is the club that the next program \
      read from the disk. The unfinished write destroyed the only whole copy of \
      the club. Write the new club to a different file first, and then move that \
      file to `club.json` in one step. Look at `save` in `FileBackend.swift`.
      """)
  }

  @Test func `a power cut at any moment leaves the old club or the new`()
    async throws
  {
    let faults = await Story.faultsAfterPowerCuts()
    #expect(
      faults == [],
      """
      In each run, ada joined and drew a fox, bob joined, and ada drew an owl, but the power \
      failed at a different moment. Then the spec read the club from `club.json` alone, and cleo \
      joined the club on the disk. `found` describes a run that went wrong. Every confirmed \
      change must still be there, and `club.json` must always hold a whole club. The remains of \
      an unfinished save must not keep cleo from joining. The comments in `Disk.swift` say which \
      steps can't be half done. Look at the order of the steps in `save`.
      """)

    let spec = SpecDisk()
    let backend = try makeFileBackend(disk: spec.disk)
    _ = try await backend.users.create(name: "ada", joined: .day1)
    spec.fail(at: [.move])
    spec.plan(PowerCut(change: 2, moment: 0.5))
    _ = try? await backend.users.create(name: "bob", joined: .day1)
    spec.restart()
    spec.fail(at: [])
    let left = await Story.club(on: spec.disk)
    #expect(
      left == "1 ada none",
      """
      While bob joined, the disk refused each move, and the power failed in the middle \
      of the second write, if there was one. `found` is the club on the disk afterwards. \
      A failed move is no reason to write `club.json` directly, because a write can be \
      half done. Pass the error on instead. Look at `save` in `FileBackend.swift`.
      """)
  }
}
