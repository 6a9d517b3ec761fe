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
      A check refuses a back end that keeps all promises. A contract demands what all back ends \
      promise, not what some of them happen to do, for example with a picture for a stranger, with \
      an accent that can be written in two ways, with the exact time of the clock, or with a back \
      end whose program has ended. Change that check; until then, it counts for none of the specs \
      below.
      """)
  }

  @Test func `the contract names no back end`() throws {
    let verdict = try SpecClient("_ = backendContract()")
      .typecheck(leavingOut: Self.outside)

    #expect(
      verdict.explanation == CompilerVerdict.accepted,
      """
      Your contract was compiled without the back ends, the disk, the server and the composition \
      root. A check that names a back end judges only that one, whichever back end is at the desk. \
      In the check at the place that is found, use the `users` and `avatars` of its `desk`.
      """)
  }

  @Test func `it catches a member who is made up`() async throws {
    let missed = try await Contract.missed([
      .inventsMembers: "Asked for an unknown name, it makes up a member."
    ])

    #expect(
      missed == [],
      """
      No check noticed the fault of this back end. A member who doesn't exist must not be found, \
      or the studio draws for a name without a member. In `BackendContract.swift`, \
      pin what `users.query` answers to an unknown name.
      """)
  }

  @Test func `it catches a date that is cut to whole seconds`() async throws {
    let missed = try await Contract.missed([
      .cutsDates:
        "It answers a join with the right date, but keeps whole seconds only."
    ])

    #expect(
      missed == [],
      """
      No check noticed the fault of this back end. What `join` returns says nothing about what is \
      kept. In `BackendContract.swift`, pin the date that is found or listed later, and join with \
      a date that has a part of a second, such as `openingNight`.
      """)
  }

  @Test func `it catches a refused join that leaves a trace`() async throws {
    let missed = try await Contract.missed([
      .overwritesMembers:
        "When a second ada is refused, the first one gets her date.",
      .countsRefusals:
        "When a second ada is refused, the next member's uid is one too high.",
    ])

    #expect(
      missed == [],
      """
      No check noticed the faults of these back ends. A join that is refused must change nothing. \
      In `BackendContract.swift`, try to join a taken name with another date, then join another \
      name, and pin the whole list.
      """)
  }

  @Test func `it catches a picture with the wrong owner`() async throws {
    let missed = try await Contract.missed([
      .showsLatestPicture:
        "It shows the picture that was drawn last, for every member.",
      .misnamesAuthors:
        "The `author` of the `Avatar` that it finds isn't the member's name.",
    ])

    #expect(
      missed == [],
      """
      No check noticed the faults of these back ends. Each picture belongs to one member. In \
      `BackendContract.swift`, draw for one of two members, then ask for both with \
      `avatars.query`, and pin the whole `Avatar`, not only its picture.
      """)
  }

  @Test func `it catches a name that is not kept as it is`() async throws {
    let missed = try await Contract.missed([
      .changes(.spaces): "Spaces in a name are lost.",
      .changes(.slashes): "Slashes in a name are lost.",
      .changes(.percents): "Percent signs in a name are lost.",
      .changes(.capitals): "Capital letters in a name become small ones.",
      .changes(.umlauts): "Umlauts in a name lose their dots.",
    ])

    #expect(
      missed == [],
      """
      No check noticed the faults of these back ends, which keep another name than the one that \
      joined. Members write their names as they like, and a path or a URL must not change them. In \
      `BackendContract.swift`, join names with such letters, and pin how they are listed.
      """)
  }

  @Test func `it catches odd names that share a picture`() async throws {
    let missed = try await Contract.missed([
      .mixesUpPictures:
        "It keeps pictures by the letters and digits of a name, nothing else."
    ])

    #expect(
      missed == [],
      """
      No check noticed the fault of this back end. Two members whose names differ only in a space \
      or a slash get one picture. In `BackendContract.swift`, draw another picture for each of two \
      such members, and pin both.
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
      No check noticed that these back ends hide that their world has broken down. A person who \
      gets no error believes that all is well. In `BackendContract.swift`, write a check for each \
      call that breaks down the world and pins that this call alone throws. If a check needs a \
      member, join before `breakDown()`: a join that throws hides what the other calls do.
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
      The contract is judged against the back ends as they are, so only `BackendContract.swift` \
      and files of your own may change. Put each file found here back: `swift run workbook reset`, then the exercise's \
      number and the file's name.
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

  private static let outside: Set = [
    "MemoryBackend.swift", "FileBackend.swift", "ClubFile.swift",
    "RemoteBackend.swift", "Disk.swift", "HTTP.swift", "Wire.swift",
    "CompositionRoot.swift",
    // Not needed either.
    "TerminalConsole.swift", "SystemClock.swift",
  ]
}
