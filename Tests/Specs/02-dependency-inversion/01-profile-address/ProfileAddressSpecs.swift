import SpecSupport
import SpecTags
import Testing

@testable import ProfileAddress

@Suite struct ProfileAddressSpecs {
  @Test(arguments: ["struct", "final class"])
  func `an address needs nothing but a line to show`(kind: String) throws {
    let declaration = """
      \(kind) Locker: Address { var displayAddress: String { "Locker 12" } }
      """
    let locker = try Client("", declarations: declaration).typecheck()
    let parts = try ["street", "city", "state"].filter {
      try Client("_ = Locker().\($0)", declarations: declaration)
        .typecheck().isAccepted
    }

    #expect(
      locker.isAccepted,
      """
      This \(kind) has a `displayAddress`, and is refused as an `Address`. \
      The business rule must be a protocol that asks for this line, to read, \
      and for nothing else. \(locker.explanation)
      """)
    #expect(
      parts == [],
      """
      A locker has a line to show, and these parts came with it. They belong \
      to US addresses: `Address` must not know them, not even by a default.
      """)
  }

  @Test func `a profile shows the line of any address`() {
    let shown = Client(
      """
      let lockers = ["Locker 12", ""].map(Locker.init(displayAddress:))
      for locker in lockers {
        let profile = Profile(name: "Ada", address: locker)
        print("[\\(profile.displayAddress)]")
      }
      """,
      declarations: locker
    ).lines()

    #expect(
      shown == ["[Locker 12]", "[]"],
      """
      Two lockers, the second with an empty line, must be shown as they say. \
      A profile must not depend on one kind of address, so `Profile` asks for \
      `displayAddress`, without a cast, and adds nothing.
      """)
  }

  @Test func `a profile follows an address that moves`() {
    let shown = Client(
      """
      let boat = Houseboat()
      let profile = Profile(name: "Ada", address: boat)
      let before = profile.displayAddress
      boat.move()
      print(before)
      print(profile.displayAddress)
      """,
      declarations: """
        import Synchronization
        final class Houseboat: Address {
          private let berth = Mutex(1)
          var displayAddress: String { "Berth \\(berth.withLock { $0 })" }
          func move() { berth.withLock { $0 += 1 } }
        }
        """
    ).lines()

    #expect(
      shown == ["Berth 1", "Berth 2"],
      """
      A houseboat moved from berth 1 to berth 2, and its profile must show \
      both in turn. Either a profile cannot hold it yet, or it keeps an old \
      line: ask the address each time.
      """)
  }

  @Test func `Profile and Address build without USAddress`() throws {
    let details: Set = ["USAddress.swift", "CompositionRoot.swift"]
    let shown = Client(
      """
      let locker = Locker(displayAddress: "Locker 12")
      print(Profile(name: "Ada", address: locker).displayAddress)
      """,
      declarations: locker
    ).lines(leavingOut: details)
    let detail = try Client("_ = USAddress.self").typecheck(leavingOut: details)

    #expect(
      shown == ["Locker 12"],
      """
      `USAddress.swift` and the composition root were left out. What remains \
      must build: high-level code must not depend on a low-level detail, so \
      take the US address out of the file that the error names.
      """)
    #expect(
      detail.isRefused(with: "cannot find 'USAddress'"),
      """
      `USAddress.swift` was left out, and `USAddress` is there all the same. \
      The detail must stand apart from the rule: move it to that file. \
      \(detail.explanation)
      """)
  }

  @Test(
    .tags(.guard),
    arguments: [
      #"Profile(name: "Ada")"#, #"Profile(name: "Ada", address: nil)"#,
    ])
  func `keeps a profile from being built without an address`(
    call: String
  ) throws {
    let builder = try Client("_ = \(call)").typecheck()
    let app = try Client("_ = makeProfile").typecheck()

    #expect(
      app.isAccepted && builder.missesAnArgument,
      """
      `\(call)` must not compile: every customer has an address. It may be \
      neither optional nor a default. \(builder.explanation)
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

/// An address with nothing but a line to show.
private let locker = "struct Locker: Address { let displayAddress: String }"
