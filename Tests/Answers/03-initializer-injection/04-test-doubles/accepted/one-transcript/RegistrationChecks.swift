// Sound: one check, a transcript of five days, and one double on every side.
// Keeps: 3

@MainActor func registrationChecks() -> [Check] {
  let days = [
    World(), World(directory: .failure(Trouble.outage)),
    World(directory: .success(false)), World(storeRefuses: true),
    World(creationFails: true),
  ]
  let expected = """
    day 0: stored Ned as 7, wrote to Ned, wrote to the board
    day 1: threw outage
    day 2: threw NameTaken()
    day 3: threw NameTaken()
    day 4: threw storm
    """
  return [
    Check("five days of the club", expected: expected) { makeRegister in
      var lines: [String] = []
      for (number, world) in days.enumerated() {
        let day = await world.day(of: makeRegister)
        lines.append("day \(number): \(day.joined(separator: ", "))")
      }
      return lines.joined(separator: "\n")
    }
  ]
}

private enum Trouble: Error { case outage, storm }

/// Says how a day will go; each run of it has a recorder of its own.
private struct World {
  var directory: Result<Bool, any Error> = .success(true)
  var storeRefuses = false
  var creationFails = false

  @MainActor func day(of makeRegister: MakeRegister) async -> [String] {
    let club = ClubDouble(world: self)
    let register = makeRegister(club, club, club)
    let user = Newcomer(fails: creationFails)
    if let error = await thrown(by: { try await register(user) }) {
      club.events.append("threw \(error)")
    }
    return club.events
  }
}

private final class ClubDouble: Directory, MemberStore, Post {
  var events: [String] = []
  private let world: World

  init(world: World) { self.world = world }

  func isFree(_ name: String) throws -> Bool { try world.directory.get() }
  func add(_ member: Member) throws {
    if world.storeRefuses { throw NameTaken() }
    events.append("stored \(member.username) as \(member.uid)")
  }
  func member(named name: String) -> Member? {
    world.storeRefuses ? Member(username: name, uid: 3) : nil
  }
  func remove(named name: String) { events.append("removed \(name)") }
  func send(_ letter: Letter) { events.append("wrote to \(letter.to)") }
}

private final class Newcomer: User {
  let username = "Ned"
  private(set) var uid = -1
  private let fails: Bool

  init(fails: Bool) { self.fails = fails }

  func create() async throws {
    if fails { throw Trouble.storm }
    uid = 7
  }
}
