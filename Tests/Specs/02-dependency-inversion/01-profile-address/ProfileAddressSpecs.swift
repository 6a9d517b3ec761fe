import SpecSupport
import SpecTags
import Testing

@testable import ProfileAddress

@Suite struct ProfileAddressSpecs {
  @Test func `a profile shows the line of any locker`() {
    let lines = [
      "Locker 12", "", "🏡 Zoë's, 5th floor", "a, b, c", "  Pier 4 ",
      "Top\nhalf",
    ]

    #expect(
      lines.map { line in
        makeProfile(name: "Ada", locker: { line }).displayAddress
      } == lines,
      """
      The spec built profiles for six lockers, and at least one profile didn't show \
      exactly the line that its locker returned. The second line is empty, and some of the \
      others contain commas, spaces or a line break. The address decides how its line is \
      written, so the profile must not change that line. Look at what `displayAddress` in \
      `Profile.swift` does, and at what `makeProfile(name:locker:)` passes to the profile.
      """)
  }

  @Test
  func `what Profile needs knows nothing of a street, a city or a state`()
    throws
  {
    let mentions = try needed.get().answer.mentions(of: [
      "street", "city", "state", "streets", "cities", "states",
    ])

    #expect(
      mentions == [],
      """
      `found` lists declarations and strings that mention a part of a US address, in the \
      files that `Profile` needs to compile. These parts are low-level details, and \
      high-level code must not depend on them, whether through a default value, a cast or \
      reflection. Look at `Profile.swift`, and at the files that declare the names it \
      uses. Code that only the US form needs belongs in files that `Profile` doesn't need.
      """)
  }

  @Test(.tags(.guard))
  func `keeps every kind of address writing a line of its own`() throws {
    let protocols = try needed.get().answer.protocols
    let empty = try SpecClient.verdicts(
      on: protocols.flatMap { name in
        [
          "struct SpecKiosk: \(name) {}",
          "final class SpecKiosk: \(name) {}",
          "struct SpecKiosk: \(name), Codable, Hashable, CustomStringConvertible "
            + "{ var description = \"\" }",
        ]
      })

    #expect(
      empty.filter(\.isAccepted).map(\.statements) == [],
      """
      The spec declared types without a line of their own, and the compiler accepted \
      each type in `found` as an address. Every type of address must write its own line. \
      If only an extension of the protocol declares the line, a profile always shows the \
      extension's line, even if the type has its own. Declare in the protocol itself \
      what a profile needs from an address, and don't implement it in an extension.
      """)
  }

  @Test(.tags(.guard))
  func `keeps a profile from being built without an address`() throws {
    let calls = [#"Profile(name: "Ada")"#, "Profile()"]
    let verdicts = try SpecClient.verdicts(on: calls.map { "_ = \($0)" })
    let optional = try needed.get().answer.declaredLines.filter {
      $0.hasPrefix("init(") && $0.contains("?")
    }

    #expect(
      zip(calls, verdicts).map {
        "\($0): \($1.isAccepted ? "compiles" : "doesn't compile")"
      } + optional == [
        #"Profile(name: "Ada"): doesn't compile"#, "Profile(): doesn't compile",
      ],
      """
      `found` shows whether two calls without an address compile, and then lists any \
      initializer with an optional parameter. The compiler must refuse a profile without \
      an address, because every customer has one. Otherwise, only the post room would \
      notice that an address is missing. Look at the initializers and the properties of \
      `Profile`: the address must not be optional, and it must not have a default.
      """)
  }

  @Test(.tags(.guard))
  func `keeps addresses out of global state`() throws {
    let state = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      state == [],
      """
      `found` names each global or static property of yours that can change, and each process-wide \
      store that your code uses. All profiles share this state, so one customer's address can \
      appear in another customer's profile. Keep the address in a property of `Profile`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      `found` lists the files marked "The outside world" that no longer match the \
      starter. The specs watch your code through these files, so a changed file \
      can hide what your code does. Put each listed file back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }
}

/// The files that `Profile` needs, and what the compiler knows of them.
private let needed = Result {
  let files = try SpecClient.filesNeeded(by: "Profile")
  let others = try GradedAnswer(spec: #filePath).allFiles(but: files)
  return (
    files: files,
    answer: try CompiledAnswer(spec: #filePath, leavingOut: others)
  )
}
