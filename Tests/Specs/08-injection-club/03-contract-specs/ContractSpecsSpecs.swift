import SpecSupport
import SpecTags
import Testing

@testable import ContractSpecs

@Suite struct ContractSpecsSpecs {
  @Test func `every sound back end passes every check`() async throws {
    let complaints =
      backendContract().isEmpty
      ? ["There is no check."] : try await Contract.complaintsAboutSoundBackends

    #expect(
      complaints == [],
      """
      The spec ran your checks on sound back ends, and `found` lists which check refused which \
      back end. A contract demands what all back ends promise, not what some of them happen to \
      do. For example, no back end promises a picture for a stranger, one of the two ways to \
      write an accent, the exact time of the clock, or an answer after its program has ended. \
      Change each check in `found`. Until you do, the other specs ignore that check.
      """)
  }

  @Test func `the contract names no back end`() throws {
    let verdict = try SpecClient("_ = backendContract()")
      .typecheck(leavingOut: Self.outside)

    #expect(
      verdict.explanation == CompilerVerdict.accepted,
      """
      The spec compiled your contract without the back ends, the disk, the server and \
      the composition root. `found` is the first error of the compiler. A check that \
      names a back end always judges that back end, and not the back end at the check's \
      `desk`. At the place in the error, use the `users` and `avatars` of that `desk`.
      """)
  }

  @Test func `it catches a member who is made up`() async throws {
    let missed = try await Contract.missed([
      .inventsMembers: "It makes up a member for each unknown name."
    ])

    #expect(
      missed == [],
      """
      The spec ran your checks on a back end with the fault in `found`, and no \
      check noticed it. A member who doesn't exist must not be found. Otherwise, \
      the studio draws a picture for a name that no member has. In \
      `BackendContract.swift`, pin what `users.query` returns for an unknown name.
      """)
  }

  @Test func `it catches a date that is cut to whole seconds`() async throws {
    let missed = try await Contract.missed([
      .cutsDates:
        "It returns the right date from a join, but stores only whole seconds."
    ])

    #expect(
      missed == [],
      """
      The spec ran your checks on a back end with the fault in `found`, and no check \
      noticed it. The member that a join returns doesn't show what the back end \
      stores. In `BackendContract.swift`, join with a date that has a fraction of a \
      second, such as `openingNight`. Then pin the date that is found or listed later.
      """)
  }

  @Test func `it catches a refused join that leaves a trace`() async throws {
    let missed = try await Contract.missed([
      .overwritesMembers:
        "When it refuses a second ada, it stores her date for the first ada.",
      .countsRefusals:
        "When it refuses a second ada, the next member's uid is one too high.",
    ])

    #expect(
      missed == [],
      """
      The spec ran your checks on faulty back ends, and no check noticed the faults in `found`. \
      A join that is refused must change nothing. In `BackendContract.swift`, try to join with \
      a taken name and a different date. Then join with a new name, and pin the whole list.
      """)
  }

  @Test func `it catches a picture with the wrong owner`() async throws {
    let missed = try await Contract.missed([
      .showsLatestPicture:
        "For every member, it returns the picture that was drawn last.",
      .misnamesAuthors:
        "The `author` of the `Avatar` that it finds isn't the member's name.",
    ])

    #expect(
      missed == [],
      """
      The spec ran your checks on faulty back ends, and no check noticed the faults in `found`. \
      Each picture belongs to one member. In `BackendContract.swift`, draw for one of two members, \
      and then call `avatars.query` for both. Pin the whole `Avatar`, not only its picture.
      """)
  }

  @Test func `it catches a name that is not kept as it is`() async throws {
    let missed = try await Contract.missed([
      .changes(.spaces): "Spaces in a name are lost.",
      .changes(.slashes): "Slashes in a name are lost.",
      .changes(.percents): "Percent signs in a name are lost.",
      .changes(.capitals): "Capital letters in a name become small letters.",
      .changes(.umlauts): "Umlauts in a name lose their dots.",
    ])

    #expect(
      missed == [],
      """
      The spec ran your checks on back ends that change a name before they store it, \
      and no check noticed the faults in `found`. Members write their names as they \
      like, and a path or a URL must not change them. In `BackendContract.swift`, join \
      with names that contain such characters, and pin how these names are listed.
      """)
  }

  @Test func `it catches odd names that share a picture`() async throws {
    let missed = try await Contract.missed([
      .mixesUpPictures:
        "It stores pictures only by the letters and digits of a name."
    ])

    #expect(
      missed == [],
      """
      The spec ran your checks on a back end with the fault in `found`, and no check noticed \
      it. In this back end, two members share a picture if their names differ only in a \
      space or a slash. Each member must have their own picture. In `BackendContract.swift`, \
      draw a different picture for each of two such members, and pin both pictures.
      """)
  }

  @Test func `it catches a failure that is not told`() async throws {
    let missed = try await Contract.missed([
      .swallows(.join):
        "`users.create` returns a member although nothing was saved.",
      .swallows(.find):
        "`users.query` returns `nil` although nothing could be read.",
      .swallows(.list):
        "`users.all` returns an empty list although nothing could be read.",
      .swallows(.draw):
        "`avatars.create` returns a picture although nothing was saved.",
      .swallows(.look):
        "`avatars.query` returns `nil` although nothing could be read.",
    ])

    #expect(
      missed == [],
      """
      The spec ran your checks on back ends that don't report that their world has broken \
      down, and no check noticed the faults in `found`. A person who reads no error \
      believes that all is well. In `BackendContract.swift`, write one check for each \
      call. Each check calls `breakDown()`, then makes just one call, and expects that \
      call to throw. If a check needs a member, join before `breakDown()`, because a join \
      that throws hides what the other calls do.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the back ends as they are`() throws {
    let changed = try GradedAnswer(spec: #filePath).changed(among: [
      "FileBackend.swift", "ClubFile.swift", "RemoteBackend.swift",
      "Backend.swift", "CompositionRoot.swift", "Parts.swift",
      "ClubError.swift",
    ])

    #expect(
      changed == [],
      """
      `found` lists files that have been changed. The specs judge your contract with the back ends \
      as they were, so only `BackendContract.swift` and your own files may change. Restore each \
      file with `swift run workbook reset`, followed by the exercise's number and the file's name.
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

  private static let outside: Set = [
    "MemoryBackend.swift", "FileBackend.swift", "ClubFile.swift",
    "RemoteBackend.swift", "Disk.swift", "HTTP.swift", "Wire.swift",
    "CompositionRoot.swift",
    // Not needed either.
    "TerminalConsole.swift", "SystemClock.swift",
  ]
}
