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
      Six lockers must be shown as their company says. The second one has an empty line, and some \
      have commas, spaces or a line end in it. A profile doesn't know better than the address how \
      it's written. Look at what `displayAddress` in `Profile.swift` asks for, and at what \
      `makeProfile(name:locker:)` gives to the profile.
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
      These declarations or texts stand in files that `Profile` needs to compile. They are \
      details of a US address, and high-level code must not depend on a low-level detail: not \
      with a default value, not through a cast, and not by reflection. Look at `Profile.swift`, \
      and follow each name of yours in it to the file that it stands in. What only the US form \
      knows belongs in files that `Profile` does without.
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
      The type found here says nothing about where it is, and the compiler accepts it as an \
      address. If your protocol demands no line, a profile that asks for one gets the protocol \
      extension's, and the line that a country writes is never read: what only an extension \
      declares is chosen at compile time, by the protocol. Let the protocol itself require what \
      a profile asks, and let no extension supply it.
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
      The compiler must refuse a profile that gets no address, because every customer has one. If \
      you can leave the address out, the post room finds out and not the compiler. Look at the \
      initializers and the properties of `Profile`: what stands for the address may be neither \
      optional nor have a default.
      """)
  }

  @Test(.tags(.guard))
  func `keeps addresses out of global state`() throws {
    let state = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      state == [],
      """
      Your code stores something that can change in a global or static property, or in a store \
      that belongs to the whole process. All profiles share such a place, so one customer's \
      address can show up at another one. Keep the address in a property of `Profile`.
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

/// The files that `Profile` needs, and what the compiler knows of them.
private let needed = Result {
  let files = try SpecClient.filesNeeded(by: "Profile")
  let others = try GradedAnswer(spec: #filePath).allFiles(but: files)
  return (
    files: files,
    answer: try CompiledAnswer(spec: #filePath, leavingOut: others)
  )
}
