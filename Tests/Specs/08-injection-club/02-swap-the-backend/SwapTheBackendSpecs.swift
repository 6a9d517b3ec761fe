import Foundation
import SpecSupport
import Testing

@testable import SwapTheBackend

@Suite struct SwapTheBackendSpecs {
  @Test(arguments: [
    [], ["floppy"], ["file"], ["remote"], ["remote", "nowhere"],
    ["mock", "file"],
  ])
  func `words that name no back end are refused`(words: [String]) {
    #expect(
      throws: ClubError.noSuchBackend(words.joined(separator: " ")),
      """
      These words do not say where the club is kept. A default that nobody \
      asked for loses members: throw `noSuchBackend` with the words. (An \
      address without a host is none.)
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
    let complaint = try GradedAnswer(spec: #filePath).worldComplaint()
    #expect(complaint == nil, "\(complaint ?? "")")
  }
}

@Suite struct FileBackendSpecs {
  @Test func `what cannot be saved is told`() async throws {
    let spec = SpecDisk()
    let backend = try makeFileBackend(disk: spec.disk)
    let ada = try await backend.users.create(name: "ada", joined: .day1)

    spec.fail(at: [.write, .move])

    await #expect(throws: ClubError.notSaved(reason: "no space"), told) {
      try await backend.users.create(name: "bob", joined: .day1)
    }
    await #expect(throws: ClubError.notSaved(reason: "no space"), told) {
      try await backend.avatars.create("fox", author: ada)
    }
  }

  private let told: Comment = """
    The disk threw, and the person at the console did not hear of it. Throw \
    `notSaved`, with the disk's own words as the reason.
    """

  @Test(arguments: [
    "", "{", "[]", #"{"users":[{"uid":1,"na"#, "the disk cannot read it",
  ])
  func `a file that cannot be used is told and left as it is`(
    text: String
  ) async {
    let spec = SpecDisk(["club.json": Data(text.utf8)])
    let isWhole = text.hasPrefix("the disk")
    if isWhole { spec.fail(at: [.read]) }
    let expected: ClubError =
      isWhole ? .notRead(reason: "no space") : .damaged(file: "club.json")

    await #expect(
      throws: expected,
      """
      There is a `club.json`, and it cannot be used. The club opened as if \
      there were none. To begin anew would lose everybody for good: throw \
      `damaged`, or `notRead` when the disk itself threw.
      """
    ) {
      _ = try await makeFileBackend(disk: spec.disk).users.all()
    }
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
          The power went \(cut) (a write or a move), when \
          \(story.acknowledged) of 4 orders were confirmed. A back end that \
          was opened afterwards found: \(story.found). Confirm what is saved, \
          no sooner. At every moment a whole club must lie under the name \
          `club.json`: write the new one to another name, then move it.
          """)
        try #require(
          story.next == "joined",
          """
          The power went \(cut). When it was back, nobody could join \
          (\(story.next)). What an unfinished save leaves behind must not be \
          in the way.
          """)
        if !story.wasCut { return }
      }
    }
    Issue.record("Four orders took more than 40 writes and moves.")
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
      one found: \(found). Ada was a member long before; a write must never \
      touch the only whole club that there is.
      """)
  }
}
