import XCTest

@testable import TestDoubles

final class TestDoublesXCTests: XCTestCase {
  private let ned = Member(username: "Ned", uid: 1)
  private let arya = Member(username: "Arya", uid: 2)

  func testTheStubThrowsTheErrorItWasTold() {
    let stub = makeStub(answer: .failure(Outage(code: 500)))

    XCTAssertThrowsError(
      try stub.isFree("Ned"),
      "The stub was told to fail and gave an answer. An error is one of the "
        + "answers that a test needs: throw it."
    ) { error in
      XCTAssertEqual(
        error as? Outage, Outage(code: 500),
        "The stub threw an error of its own. Throw the one it was told.")
    }
  }

  func testTheSpyTellsEveryLetterInTheOrderSent() {
    let spy = makeSpy()
    let welcome = Letter(to: "Ned", text: "Welcome")
    let news = Letter(to: "the board", text: "Ned is here")
    let letters = [news, welcome, welcome]

    letters.forEach(spy.send)

    XCTAssertEqual(
      spy.sent.map { "\($0.to): \($0.text)" },
      letters.map { "\($0.to): \($0.text)" },
      "A spy tells all that happened, and no more: each letter, whole, an equal "
        + "one again, first one first. Otherwise a test misses what went wrong."
    )
  }

  func testTheFakeFindsEveryMemberThatWasAdded() throws {
    let fake = makeFake()
    try fake.add(ned)
    try fake.add(arya)

    XCTAssertEqual(
      ["Ned", "Arya", "Robb"].map { fake.member(named: $0)?.uid }, [1, 2, nil],
      "Ned and Arya were added, with the uids 1 and 2, Robb was not. A fake "
        + "really works: it finds each member that was added, and no other.")
  }

  func testTheFakeForgetsWhoWasRemovedAndNobodyElse() throws {
    let fake = makeFake()
    try fake.add(ned)
    try fake.add(arya)

    fake.remove(named: "NED")
    fake.remove(named: "Robb")

    XCTAssertEqual(
      ["Ned", "Arya"].map { fake.member(named: $0)?.uid }, [nil, 2],
      "NED was removed, and Robb, whom the store did not have. Ned must be "
        + "gone, however the name is written, and Arya must be there.")
    XCTAssertNoThrow(
      try fake.add(ned), "Once a member is removed, the name is free again.")
  }

  @MainActor func testAFailedRegistrationStoresNothingAndSendsNothing() async {
    let (fake, spy) = (makeFake(), makeSpy())
    let registration = Registration(
      directory: makeStub(answer: .success(true)), members: fake, post: spy)

    try? await registration.register(SpecUser { throw Outage() })

    XCTAssertNil(
      fake.member(named: "Ned"),
      "A user was stored whose creation failed. `register` must stop there, "
        + "for any user, before it stores anything.")
    XCTAssertEqual(
      spy.sent, [],
      "Letters went out for a user whose creation failed. `register` must "
        + "stop there, for any user, before it sends anything.")
  }

  func testKeepsTwoDoublesOfAKindApart() throws {
    let (spies, fakes) = ([makeSpy(), makeSpy()], [makeFake(), makeFake()])

    spies[0].send(Letter(to: "Ned", text: "Welcome"))
    try fakes[0].add(ned)

    XCTAssertEqual(
      spies[1].sent, [],
      "A spy tells what another one saw. Keep the letters in the instance.")
    XCTAssertNil(
      fakes[1].member(named: "Ned"),
      "A fake finds what another one keeps. Keep members in the instance: "
        + "tests that share a double disturb each other.")
  }
}
