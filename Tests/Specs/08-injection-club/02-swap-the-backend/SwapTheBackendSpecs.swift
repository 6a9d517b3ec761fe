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
      Each of these choices is wrong: a word is unknown or spelled otherwise, there is a word too \
      few or too many, or an address has no host. If a wrong choice opens some back end, new \
      members are stored where you won't look for them. In `makeBackend`, throw `noSuchBackend` \
      with all words, joined by spaces.
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
      ada joined a club that was opened with `file` and a folder, and then the spec looked for \
      `club.json` in that folder. Without this file, the club is gone when the program ends. In \
      `makeBackend`, open a file back end over the live disk of the folder that was named.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the evening with the mock as it is`() {
    let found = Evening.linesWithTheMock

    #expect(
      found == Evening.read,
      """
      These are the lines that `swift run club-backends mock` printed, and the lines that the club \
      of 8.1 printed for the same input. A new back end must not change what members read. Look \
      at what `runClub` does with the word `mock`.
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
      The app was compiled without the back ends and without the root: `Shell`, `Reception`, \
      `Studio`, `Board`, and the files `Parts.swift` and `ClubError.swift`. If one of them names a \
      back end, the next back end changes the app. Only `CompositionRoot.swift` may know which \
      back ends there are. Put the file that is found back as it was.
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
      These global or static properties can change, so all back ends in the process share them. \
      Two clubs must be able to run next to each other. Store what a back end needs in the \
      back end itself, or in the closure that the root gives to it.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      A file that stands for the outside world was changed. The specs watch that file, so they \
      can't tell any more what your code does. Put each file found here back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
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
      bob joined and ada drew a fox, while each write and each move on the disk threw an error of \
      the spec's own, described as “no space”. This is what came of the two calls. A person whose \
      change is lost must read that: throw `notSaved` with the error's description as its reason, \
      whatever the type of the disk's error. Look at `save` in `FileBackend.swift`, and at who \
      calls it.
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
      In each case there was a `club.json` with the text that is found first. A club was opened \
      over it, and then bob tried to join. A file that can't be used isn't an empty club: if you \
      write over it, its members are lost for good. Throw `damaged` when the text isn't a club, \
      and `notRead` with the error's description as its reason when the disk threw, \
      whatever the error's type; then write nothing. Look at where `FileBackend` reads the file.
      """)
  }

  @Test func `a program that is killed while it writes loses nobody`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .signal(SIGKILL),
      observing: [\.standardOutputContent],
      """
      The spec kills the program at its first write of bob's join, and the program ended in \
      another way: the join returned without a write, or there was an error before it. A change \
      must be on the disk before `create` returns. Look at `save` in `FileBackend.swift`.
      """
    ) {
      try await Story.joinAndBeKilled()
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    let named = try #require(
      output.firstMatch(of: /FOLDER (.+) FOLDER/),
      "The program printed which folder it uses.")
    let folder = URL(filePath: String(named.output.1))
    defer { try? FileManager.default.removeItem(at: folder) }

    let found = await Story.club(on: .live(folder: folder))
    #expect(
      found.replacing(", 2 bob none", with: "") == "1 ada fox",
      """
      A program was killed in the middle of its first write as bob joined. This is the club that \
      the next program found; ada had been a member long before. The write destroyed the only \
      whole copy of the club. Write the new club to another file first, and then move it to \
      `club.json` in one step. Look at `save` in `FileBackend.swift`.
      """)
  }

  @Test func `a power cut at any moment leaves the old club or the new`()
    async throws
  {
    let faults = await Story.faultsAfterPowerCuts()
    #expect(
      faults == [],
      """
      ada joined, she drew a fox, bob joined, and ada drew an owl. In each run the power went at \
      another moment; then the club was read from `club.json` alone, and cleo joined the club that \
      was on the disk. Each line describes one run that went wrong. What was confirmed must be \
      there afterwards, `club.json` must always hold a whole club, and what an unfinished save \
      leaves behind must not be in the way. `Disk` says which of its steps can't be half done. \
      Look at the order of the steps in `save`.
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
      bob joined while the disk refused each move, and the power went in the middle of the second \
      write, if there was one. This is the club on the disk afterwards. A move that fails is no \
      reason to write `club.json` itself, since that can be half done: pass the error on. Look at \
      `save` in `FileBackend.swift`.
      """)
  }
}
