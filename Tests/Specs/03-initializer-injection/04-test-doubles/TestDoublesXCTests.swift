import SpecSupport
import XCTest

@testable import TestDoubles

final class TestDoublesXCTests: XCTestCase {
  private let ned = Member(username: "Ned", uid: 1)

  func testTheStubThrowsTheErrorItWasTold() {
    let stub = makeStub(answer: .failure(Outage(code: 500)))

    XCTAssertEqual(
      again { Outcome.of { try stub.isFree("Ned") } },
      Array(repeating: "throws Outage(code: 500)", count: 3),
      """
      The spec built a stub that should throw an error, and called its `isFree(_:)` \
      three times. `found` shows the outcome of each call. An error is one of the \
      answers that a test needs, so the stub must throw exactly the error that the test \
      chose, each time. Look at what `StubDirectory.isFree(_:)` does with a failure.
      """)
  }

  func testTheSpyTellsEveryLetterInTheOrderSent() {
    let spy = makeSpy()
    let sent = ["the board: b", "Ned: c", "the board: a", "Ned: c", "Arya: d"]

    for letter in sent {
      let words = letter.components(separatedBy: ": ")
      spy.send(Letter(to: words[0], text: words[1]))
    }

    XCTAssertEqual(
      again { spy.sent.map { "\($0.to): \($0.text)" } },
      Array(repeating: sent, count: 3),
      """
      The spec sent five letters, two of them equal, and then read `sent` three times. \
      `found` lists the letters of each reading. A spy that loses or moves a letter hides a \
      mistake from the test. So `sent` must list every letter, even equal ones, in the order \
      in which they were sent, each time a test reads it. Look at what `SpyPost` keeps.
      """)

    for _ in 1...Odd.many { spy.send(Letter(to: "Robb", text: "e")) }

    XCTAssertEqual(
      spy.sent.count, sent.count + Odd.many,
      """
      After the first five letters, the spec sent thousands more. `found` is the \
      number of letters in `sent` after that. A spy must keep every letter, however \
      many it receives. Letters were lost, so look for a limit in `SpyPost`.
      """)
  }

  func testTheFakeFindsEveryMemberThatWasAdded() {
    let fake = makeFake()
    let names =
      ["Ned", "Ned ", "N.ed", "Zoe", "Zoë", "🦊", "🐻"]
      + (1...500).map { "member \($0)" }

    let refused = names.compactMap { name -> String? in
      let result = Outcome.of { try fake.add(Member(username: name, uid: 1)) }
      return result == "()" ? nil : "\(name): \(result)"
    }
    let lost = names.filter {
      fake.member(named: $0)?.username.lowercased() != $0.lowercased()
    }

    XCTAssertEqual(
      Array(refused.prefix(5)), [],
      """
      The spec added members with different names, all with uid 1, and `add` refused \
      some of them. `found` lists the first few names that were refused. A store refuses \
      a member only if the name is taken. Two names are the same only if they differ in \
      nothing but upper and lower case. Look at how `FakeMembers` compares names.
      """)
    XCTAssertEqual(
      Array(lost.prefix(5)), [],
      """
      The spec added members with many different names, and then looked each \
      of them up by name. For the names in `found`, the fake returned `nil` or \
      a different member. A fake works like the real store, so it must keep \
      every member under its own name. Look at what `FakeMembers` stores.
      """)
    XCTAssertEqual(
      fake.member(named: "Robb"), nil,
      """
      The spec looked up "Robb", a name that it had never added, and the \
      fake returned the member in `found`. A store must return `nil` for a \
      name that was never added. Look at `member(named:)` in `FakeMembers`.
      """)
  }

  func testTheFakeForgetsOnlyTheMemberWhoWasRemoved() throws {
    let fake = makeFake()
    try fake.add(ned)
    try fake.add(Member(username: "Arya", uid: 1))

    fake.remove(named: "NED")
    fake.remove(named: "Robb")

    XCTAssertEqual(
      ["Ned", "Arya"].filter { fake.member(named: $0) != nil }, ["Arya"],
      """
      The spec added Ned and Arya. Then it removed "NED", and also "Robb", who wasn't a member. \
      `found` lists who was still a member after that. A store must remove the member with the \
      given name, even if the name is written with different capitals. It must not remove any \
      other member, even one with the same uid. Look at `FakeMembers.remove(named:)`.
      """)
    XCTAssertEqual(
      Outcome.of { try fake.add(ned) }, "()",
      """
      The spec removed Ned, but then couldn't add Ned again. `found` shows what `add` did instead \
      of returning. `MemberStore` promises that a name is free after `remove(named:)`, so \
      `FakeMembers` must not remember it. Look at what `FakeMembers.remove(named:)` leaves behind.
      """)
  }

  @MainActor func testAFailedRegistrationStoresNothingAndSendsNothing() async {
    let witness = Witness()

    let steps = await witness.register(SpecUser { throw Outage() })

    XCTAssertEqual(
      steps, ["ask for Ned", "throw Outage(code: 503)"],
      """
      The spec registered a user whose `create()` fails. `found` lists the steps that \
      `register` took, and what it threw. A user who doesn't exist must not become a \
      member, so `register` must end with that failure. After the failure, `register` must \
      store nothing, remove nothing and send nothing. Look at what follows `user.create()`.
      """)
  }

  func testKeepsTwoDoublesOfAKindApart() throws {
    let (spies, fakes) = ([makeSpy(), makeSpy()], [makeFake(), makeFake()])

    spies[0].send(Letter(to: "Ned", text: "Welcome"))
    try fakes[0].add(ned)

    XCTAssertEqual(
      spies[1].sent, [],
      """
      The spec sent a letter to one spy, and `found` lists the letters that \
      a second spy then had in `sent`. Tests that share a double disturb \
      each other, so keep the letters in a property of each `SpyPost`.
      """)
    XCTAssertEqual(
      fakes[1].member(named: "Ned"), nil,
      """
      The spec added a member to one fake, and a second fake returned that member. Tests that \
      share a double disturb each other, so keep the members in a property of each `FakeMembers`.
      """)
    XCTAssertEqual(
      try CompiledAnswer(spec: #filePath).globalState(), [],
      """
      Your code stores changeable values in the global or static properties that \
      `found` lists. All tests share such a property, so one test can change \
      what another test sees. Keep these values in properties of the doubles.
      """)
  }
}
