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
      A stub was built to throw an error, and asked three times. An error is one of the answers \
      that a test needs, so the stub must throw exactly that one each time. Look at what \
      `StubDirectory.isFree(_:)` does with a failure.
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
      Five letters were sent, two of them equal, and then `sent` was read three times. A spy that \
      loses a letter or its place hides a mistake from the test, so it must show each letter, \
      equal ones too, in the order sent, as often as it is read. Look at what `SpyPost` keeps.
      """)

    for _ in 1...Odd.many { spy.send(Letter(to: "Robb", text: "e")) }

    XCTAssertEqual(
      spy.sent.count, sent.count + Odd.many,
      """
      This is the number of letters in `sent` after thousands more were sent. Letters were lost, \
      so look for a limit in `SpyPost`.
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
      The spec added members with different names, all with uid 1, and `add` refused those found \
      here. A store refuses a member only if the name is taken, and names are the same only if \
      nothing but capitals differs. Look at how `FakeMembers` compares names.
      """)
    XCTAssertEqual(
      Array(lost.prefix(5)), [],
      """
      Members with many names were added, and a look-up by these names found no one, or another \
      member. A fake works like the real store, so it must keep every member under its own name. \
      Look at what `FakeMembers` stores.
      """)
    XCTAssertEqual(
      fake.member(named: "Robb"), nil,
      """
      There is no member called Robb, and the fake found one. `member(named:)` must return nil \
      for a name that was never added.
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
      Ned and Arya were members. Then NED was removed, and Robb, who wasn't a member. Ned must be \
      gone, however the name is written, and Arya must still be there, although both have the \
      same uid. Look at `FakeMembers.remove(named:)`.
      """)
    XCTAssertEqual(
      Outcome.of { try fake.add(ned) }, "()",
      """
      Ned was removed and could not be added again. `MemberStore` promises that the name is free \
      after `remove(named:)`, so `FakeMembers` must not remember it.
      """)
  }

  @MainActor func testAFailedRegistrationStoresNothingAndSendsNothing() async {
    let witness = Witness()

    let steps = await witness.register(SpecUser { throw Outage() })

    XCTAssertEqual(
      steps, ["ask for Ned", "throw Outage(code: 503)"],
      """
      These are the steps of a registration in which `create()` failed. A user who doesn't exist \
      must not become a member, so `register` must end there: it stores nothing, removes nothing \
      and sends nothing. Look at what follows `user.create()`.
      """)
  }

  func testKeepsTwoDoublesOfAKindApart() throws {
    let (spies, fakes) = ([makeSpy(), makeSpy()], [makeFake(), makeFake()])

    spies[0].send(Letter(to: "Ned", text: "Welcome"))
    try fakes[0].add(ned)

    XCTAssertEqual(
      spies[1].sent, [],
      """
      A letter was sent to one spy, and another spy shows it. Tests that share a double disturb \
      each other, so keep the letters in a property of each `SpyPost`.
      """)
    XCTAssertEqual(
      fakes[1].member(named: "Ned"), nil,
      """
      A member was added to one fake, and another fake finds it. Tests that share a double disturb \
      each other, so keep the members in a property of each `FakeMembers`.
      """)
    XCTAssertEqual(
      try CompiledAnswer(spec: #filePath).globalState(), [],
      """
      Your code stores something that can change in the globals or static properties found here. \
      All tests share it, so one test can change what another one sees. Keep it in properties of \
      the doubles.
      """)
  }
}
