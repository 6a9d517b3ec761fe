import SpecSupport
import SpecTags
import Testing

@testable import ContractSpecs

@Suite struct ContractSpecsSpecs {
  @Test(arguments: SoundBackend.allCases)
  func `every sound back end passes every check`(backend: SoundBackend)
    async throws
  {
    try #require(
      !backendContract().isEmpty,
      "There is no check. An empty contract trusts anything: write one.")

    let complaints = try await Contract.complaints(about: backend)

    #expect(
      complaints.isEmpty,
      """
      A check refuses a sound back end. A contract demands what all back ends \
      promise, not what some of them happen to do. Until it is mended, the \
      check counts for no other spec.

      \(complaints.joined(separator: "\n\n"))

      Refused: \(backend)
      """)
  }

  @Test func `the contract names no back end`() throws {
    let verdict = try Client("_ = backendContract()")
      .typecheck(leavingOut: Self.outside)

    #expect(
      verdict.isAccepted,
      """
      Your contract does not build without the back ends. A check that names \
      one of them judges that one only: ask the back end at the desk. \
      \(verdict.explanation)
      """)
  }

  @Test func `it catches a member who is made up`() async throws {
    let isCaught = try await Fault.inventsMembers.isCaught

    #expect(
      isCaught,
      """
      A faulty back end got away: asked for a name that nobody has, it makes \
      up a member. Pin the answer to an unknown name.
      """)
  }

  @Test func `it catches a date that is cut to whole seconds`() async throws {
    let isCaught = try await Fault.cutsDates.isCaught

    #expect(
      isCaught,
      """
      A faulty back end got away: it answers a join with the right date, but \
      keeps whole seconds only. Pin the date that is found later, with one \
      that has a part of a second.
      """)
  }

  @Test(arguments: [
    (Fault.overwritesMembers, "Ada's date is then that of the second one"),
    (.countsRefusals, "Whoever joins next skips a uid"),
  ])
  func `it catches a refused join that leaves a trace`(
    fault: Fault, trace: String
  ) async throws {
    let isCaught = try await fault.isCaught

    #expect(
      isCaught,
      """
      A faulty back end got away: a second Ada is refused, and leaves a trace \
      all the same. Let her join with another date, then somebody else, and \
      pin the list. \(trace).
      """)
  }

  @Test(arguments: [
    (Fault.showsLatestPicture, "It shows the one drawn last, whoever is asked"),
    (.misnamesAuthors, "The `author` of the `Avatar` is not the member's name"),
  ])
  func `it catches a picture with the wrong owner`(
    fault: Fault, owner: String
  ) async throws {
    let isCaught = try await fault.isCaught

    #expect(
      isCaught,
      """
      A faulty back end got away: a picture has the wrong owner. Draw for one \
      member, look for both of two, and pin the whole `Avatar`. \(owner).
      """)
  }

  @Test(arguments: Fault.Letters.allCases)
  func `it catches a name that is not kept as it is`(letters: Fault.Letters)
    async throws
  {
    let isCaught = try await Fault.changes(letters).isCaught

    #expect(
      isCaught,
      """
      A faulty back end got away: a name is not kept as it is. Let odd names \
      join, and pin how they are listed. Lost were \(letters.rawValue).
      """)
  }

  @Test func `it catches odd names that share a picture`() async throws {
    let isCaught = try await Fault.mixesUpPictures.isCaught

    #expect(
      isCaught,
      """
      A faulty back end got away: it keeps pictures by the letters and digits \
      of a name, nothing else. Draw for two members whose names differ only \
      in a space or a slash.
      """)
  }

  @Test(arguments: Fault.Call.allCases)
  func `it catches a failure that is not told`(call: Fault.Call)
    async throws
  {
    let isCaught = try await Fault.swallows(call).isCaught

    #expect(
      isCaught,
      """
      A faulty back end got away: its world has broken down, and a call \
      returns something all the same. Break down the world, and pin that this \
      call alone throws. Whoever is to be in must join before: a join that \
      fails hides the rest. The call is `\(call.rawValue)`.
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
      The contract is judged against the back ends as they are, so only `BackendContract.swift` changes. Put each \
      file found here back: `swift run workbook reset`, then the exercise's number and the file's \
      name.
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
    // Not needed either; and the compiler, called like this, has no macros.
    "TerminalConsole.swift", "SystemClock.swift",
  ]
}
