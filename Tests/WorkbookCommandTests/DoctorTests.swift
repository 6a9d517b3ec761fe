import Testing

@Suite struct DoctorTests {
  private let book: TinyWorkbook

  init() throws {
    book = try TinyWorkbook()
    book.files.freeSpace = { _ in 5_400_000_000 }
  }

  @Test func `each line is ok where all is well`() {
    expect(
      book.run("doctor"),
      out: """
        ok    Swift: 6.3.1
        ok    XCTest: present
        ok    Swift Testing: present
        ok    Disk: 5400 MB free
        ok    Writing: allowed
        ok    Path: ROOT
        ok    Exercises: 3, each with its specs
        ok    Git: main...origin/main, 2 files changed

        All is well.
        """)
  }

  @Test func `each line says what to do where everything is broken`() throws {
    for program in ["swift --version", "swiftc XCTest.swift", "swiftc Testing.swift", "git -C"] {
      book.programs.answer(program, "no such thing\n", ending: .exited(code: 127))
    }
    book.files.freeSpace = { _ in 1_000_000 }
    book.files.isWritable = { _ in false }
    try book.remove("Exercises/\(TinyWorkbook.radio)")
    try book.remove(".starters/\(TinyWorkbook.kettle)")

    expect(
      book.run("doctor"), code: 2,
      out: """
        BAD   Swift: not found
              Install Swift from swift.org, and see that `swift` is on the PATH.
        BAD   XCTest: the compiler does not find it
              Install the whole toolchain from swift.org.
        BAD   Swift Testing: the compiler does not find it
              Install the whole toolchain from swift.org.
        BAD   Disk: 1 MB free
              Building needs 1 GB: make room.
        BAD   Writing: not allowed in ROOT
              Copy the workbook to a folder of yours, and work there.
        ok    Path: ROOT
        BAD   Exercises: parts of 1.1, 2.1 are gone
              Take a fresh copy of the workbook, and put your answers into it.
        note  Git: not used here
              That is fine: `reset` and backups work without it.

        Put right what is marked BAD, then try again.
        """)
  }

  @Test(arguments: ["5.10", "6.1.2"])
  func `an old toolchain is told how old it may be`(version: String) {
    book.programs.answer("swift --version", "Apple Swift version \(version) (swiftlang-1)\n")

    #expect(
      book.run("doctor").out.hasPrefix(
        """
        BAD   Swift: \(version)
              The workbook needs Swift 6.2 or later.

        """))
  }

  @Test(arguments: ["6.5", "6.10.1", "7.0"])
  func `a version with which nobody has tried the specs is told`(version: String) {
    book.programs.answer("swift --version", "Swift version \(version)-dev (LLVM 1)\n")

    let transcript = book.run("doctor")

    #expect(transcript.code == 0)
    #expect(
      transcript.out.hasPrefix(
        """
        note  Swift: \(version)
              All specs have been run with Swift 6.3 only. Other versions should work.

        """))
  }

  @Test func `advice alone leaves all well`() {
    book.programs.answer("git -C", ending: .exited(code: 128))
    book.files.freeSpace = { _ in nil }

    let transcript = book.run("doctor")

    #expect(transcript.code == 0)
    #expect(
      transcript.out.contains(
        """
        note  Disk: the free space is not known
              See that there is 1 GB.

        """))
    #expect(transcript.out.hasSuffix("\n\nAll is well.\n"))
  }
}
