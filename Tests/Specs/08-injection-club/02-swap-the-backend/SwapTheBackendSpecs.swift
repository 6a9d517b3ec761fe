import Foundation
import SpecSupport
import SpecTags
import Testing

@testable import SwapTheBackend

@Suite struct SwapTheBackendSpecs {
  @Test(arguments: [
    [], ["floppy"], ["file"], ["remote"], ["remote", "nowhere"],
    ["mock", "file"],
  ])
  func `words that name no back end are refused`(words: [String]) {
    let typed = words.joined(separator: " ")
    #expect(
      throws: ClubError.noSuchBackend(typed),
      """
      The words were \(words). They do not say where the club is kept, or there \
      is a word too many; an address needs a host. A default that nobody asked \
      for loses members: throw `noSuchBackend` with all words.
      """
    ) {
      _ = try makeBackend(words, console: SpecConsole([]))
    }
  }

  @Test func `file keeps the club in the folder that was named`() async throws {
    try await withFolder { folder in
      let words = ["file", folder.path]
      let backend = try makeBackend(words, console: SpecConsole([]))
      _ = try await backend.users.create(name: "ada", joined: .day1)

      let names = try? FileManager.default
        .contentsOfDirectory(atPath: folder.path)
      #expect(
        names?.contains("club.json") == true,
        """
        Ada joined, and no `club.json` lies in the folder that was named. The \
        words must choose a file back end over the live disk of this folder.
        """)
    }
  }

  @Test(.tags(.guard))
  func `keeps the evening with the mock as it is`() {
    let found = Client.club("mock", typed: Evening.typed).lines()
    let expected = Evening.read

    #expect(
      found == expected,
      """
      `swift run club-backends mock` must show what the club of 8.1 showed. \
      The back end changes, nothing else.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the app free of back ends`() throws {
    let app: Set = [
      "Parts.swift", "ClubError.swift", "Reception.swift", "Studio.swift",
      "Board.swift", "Shell.swift",
    ]
    let verdict = try Client("_ = Shell.self").typecheck(with: app)

    #expect(
      verdict.isAccepted,
      """
      \(app.sorted().joined(separator: ", ")) must build without any other \
      file: only the composition root knows which back ends there are. \
      \(verdict.explanation)
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
    let expected = [reason, reason]

    #expect(
      found == expected,
      """
      Bob joined, then Ada drew a fox, and each time the disk threw the error \
      "no space". Both must throw `notSaved`, with "\\(error)" as its reason.
      """)
  }

  @Test(arguments: [
    "", "{", "[]", #"{"users":[{"uid":1,"na"#, "the disk cannot read it",
  ])
  func `a file that cannot be used is told and left as it is`(
    text: String
  ) async {
    let spec = SpecDisk(["club.json": Data(text.utf8)])
    let isWhole = text.hasPrefix("the disk")
    if isWhole { spec.fail(at: [.read]) }
    let error: ClubError =
      isWhole ? .notRead(reason: "no space") : .damaged(file: "club.json")
    let expected = "\(error)"
    let found = await report {
      let users = try await makeFileBackend(disk: spec.disk).users.all()
      return "no error, and \(users.count) members"
    }

    #expect(
      found == expected,
      """
      There is a `club.json`. \
      \(isWhole ? #"Reading it throws "no space"."# : "It holds: '\(text)'.") \
      No club can be read from it, and that is not an empty club. Throw \
      `damaged` when the text is no club, and `notRead` with "\\(error)" when \
      the disk threw.
      """)
    _ = try? await makeFileBackend(disk: spec.disk)
      .users.create(name: "bob", joined: .day1)

    let left = String(
      decoding: spec.files["club.json"] ?? Data(), as: UTF8.self)
    #expect(
      left == text,
      """
      Bob tried to join a club whose file cannot be used. Somebody may mend it \
      by hand: do not write over it.
      """)
  }

  @Test
  func `a power cut at any moment leaves the old club or the new`()
    async throws
  {
    for change in 1...40 {
      for moment in [0, 0.5, 1] {
        let cut = PowerCut(change: change, moment: moment)
        let story = await Story.told(until: cut)
        let allowed = Story.clubs[story.acknowledged...].prefix(2)
        try #require(
          allowed.contains(story.found),
          """
          \(Story.changes) The power went \(cut); \(story.acknowledged) of \
          the four changes had been confirmed. Afterwards `club.json` alone \
          gave: "\(story.found)". What was confirmed must be in it, and at \
          every moment it must hold a whole club. `Disk` says which steps \
          cannot be half done.
          """)
        try #require(
          story.next == "joined",
          """
          The power went \(cut). When it was back, Cleo could not join: \
          "\(story.next)" What an unfinished save leaves behind must not be in \
          the way.
          """)
        if !story.wasCut { return }
      }
    }
    Issue.record("Four changes took more than 40 writes and moves.")
  }

  @Test
  func `a program that is killed while it writes loses nobody`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGKILL),
      observing: [\.standardOutputContent],
      """
      Bob's join did not write to the disk before it ended. A change must be \
      on the disk before it is confirmed.
      """
    ) {
      try await Story.joinAndBeKilled()
    }
    let output = String(
      decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let named = try #require(output.firstMatch(of: /FOLDER (.+) FOLDER/))
    let folder = URL(filePath: String(named.output.1))
    defer { try? FileManager.default.removeItem(at: folder) }

    let found = await Story.club(on: .live(folder: folder))
    #expect(
      ["1 ada fox", "1 ada fox, 2 bob none"].contains(found),
      """
      A program was killed in the middle of a write, as Bob joined. The next \
      one found: "\(found)". Ada was a member long before; a write must never \
      touch the only whole club that there is.
      """)
  }
}
