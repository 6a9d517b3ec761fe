import SpecSupport
import SpecTags
import Testing

@testable import ProfileAddress

@Suite struct ProfileAddressSpecs {
  @Test func `an address needs nothing but a line to show`() throws {
    let locker = """
      struct SpecLocker: Address { var displayAddress: String { "Locker 12" } }
      """
    let stand = """
      final class SpecStand: Address { var displayAddress: String { "Stand 3" } }
      """
    let parts = ["street", "city", "state"]
    let verdicts = try SpecClient.verdicts(
      on: [locker, stand] + parts.map { locker + "\n_ = SpecLocker().\($0)" })

    #expect(
      verdicts.prefix(2).map(\.explanation) == [
        CompilerVerdict.accepted, CompilerVerdict.accepted,
      ],
      """
      A struct and a class, each with a `displayAddress` to read and with nothing else, must \
      both be addresses. A profile needs to know no more of an address, so what else you ask for \
      keeps out addresses that would do. Look at `Address`: it must be a protocol that requires \
      this line and nothing more.
      """)
    #expect(
      zip(parts, verdicts.dropFirst(2)).filter(\.1.isAccepted).map(\.0) == [],
      """
      A locker has only a line to show, and it got the parts found here from `Address`. They are \
      details of a US address, and a default value doesn't make them less of a detail. Take them \
      out of `Address` and its extensions.
      """)
  }

  @Test func `a profile shows the line of any address`() {
    #expect(
      ProfileClient.answers(to: "any") == [
        "[Locker 12]", "[]", "[🏡 Zoë's, 5th floor]", "[PO box 7]", "[Pier 4]",
      ],
      """
      Five addresses must be shown as their `displayAddress` says. The second one's line is \
      empty; the fourth also has a street, a city and a state, and the fifth a description, all \
      of which say something else. A profile must not depend on one kind of address, and it \
      doesn't know better than the address. In `Profile.swift`, return \
      `displayAddress` of the address as it is.
      """)
  }

  @Test func `a profile follows an address that moves`() {
    #expect(
      ProfileClient.answers(to: "moves") == [
        "Berth 1", "Berth 2", "Berth 2", "Berth 3",
      ],
      """
      One profile was asked for its address four times, and its houseboat moved after the first \
      and the third time. An address may change, so a line that the profile keeps grows old. In \
      `Profile.swift`, ask the address each time.
      """)
    #expect(
      ProfileClient.answers(to: "inside") == ["Berth 1", "Berth 2"],
      """
      A struct took its line from a houseboat that it holds, and the boat moved. A struct can hold \
      what changes, so its line can change as well. In `Profile.swift`, ask every address each \
      time, whatever its type.
      """)
  }

  @Test func `a profile holds on to its address`() {
    #expect(
      ProfileClient.answers(to: "alone") == ["Berth 1"],
      """
      The address is an object that nothing but the profile holds, and the profile doesn't show \
      its line. Every customer has an address, so the profile must keep it. Look at the property \
      that holds it in `Profile.swift`: it must be a strong reference.
      """)
  }

  @Test func `Profile and Address build without USAddress`() throws {
    let details = try filesOfTheDetail()
    let rest = try SpecClient(
      #"_ = Profile(name: "Ada", address: SpecLocker())"#,
      declarations:
        #"struct SpecLocker: Address { var displayAddress: String { "Locker 12" } }"#
    ).typecheck(leavingOut: details)
    let detail = try SpecClient("_ = USAddress.self").typecheck(
      leavingOut: details)

    #expect(
      rest.explanation == CompilerVerdict.accepted,
      """
      `USAddress.swift`, `CompositionRoot.swift` and the files that need them were left out, and \
      what remains must show the profile of a parcel locker, because high-level code must not \
      depend on a low-level detail. If the line found here is in a file of yours, take the US \
      address out of that file. If it stands in backquotes, it's the spec's own: then `Address` \
      isn't a protocol yet that a locker can conform to.
      """)
    #expect(
      (detail.isAccepted ? "there" : "not there") == "not there",
      """
      `USAddress.swift` was left out, and `USAddress` is there all the same. The rule and the \
      detail must stand apart, so that the rule can be used without the detail. Move `USAddress` \
      to the file of that name.
      """)
  }

  @Test(.tags(.guard))
  func `keeps a profile from being built without an address`() throws {
    let calls = [
      "makeProfile", #"Profile(name: "Ada")"#,
      #"Profile(name: "Ada", address: nil)"#,
    ]
    let verdicts = try SpecClient.verdicts(on: calls.map { "_ = \($0)" })

    #expect(
      zip(calls, verdicts).map {
        "\($0): \($1.isAccepted ? "compiles" : "doesn't compile")"
      } == [
        "makeProfile: compiles", #"Profile(name: "Ada"): doesn't compile"#,
        #"Profile(name: "Ada", address: nil): doesn't compile"#,
      ],
      """
      The compiler must refuse a profile that gets no address, or `nil`, because every customer \
      has one. If you can leave the address out, the post room finds out and not the compiler. \
      Look at the initializer and the properties of `Profile`: the address may be neither \
      optional nor a default.
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

/// The US address, the composition root, and the learner's own files that don't compile without
/// them: they belong to the detail, whatever they're called.
private func filesOfTheDetail() throws -> Set<String> {
  var details: Set = ["USAddress.swift", "CompositionRoot.swift"]
  let given: Set = ["Profile.swift", "Address.swift", "Envelope.swift"]
  let others = try GradedAnswer(spec: #filePath).allFiles(
    but: details.union(given))
  for _ in others {
    let verdict = try SpecClient("_ = Profile.self").typecheck(
      leavingOut: details)
    let file = String(verdict.explanation.prefix { $0 != ":" })
    guard others.contains(file) else { break }
    details.insert(file)
  }
  return details
}
