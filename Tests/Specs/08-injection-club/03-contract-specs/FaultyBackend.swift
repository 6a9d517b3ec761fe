import Foundation
import Synchronization

@testable import ContractSpecs

/// What can be wrong with a back end.
enum Fault: Hashable, Sendable {
  case countsFromZero, givesNamesAgain, refusesVaguely
  case overwritesMembers, countsRefusals
  case inventsMembers, sortsByName, listsNobody, cutsDates
  case keepsFirstPictures, showsLatestPicture, misnamesAuthors
  case mixesUpPictures
  case changes(Letters)
  case forgetsMembers, forgetsDates, forgetsPictures, countsAnew
  case swallows(Call)
  case losesJoins, checksNamesTooEarly

  /// What a name may lose.
  enum Letters: String, CaseIterable {
    case spaces, slashes, percents = "percent signs"
    case capitals, umlauts
  }

  /// What a back end is asked for.
  enum Call: String, CaseIterable {
    case join = "users.create"
    case find = "users.query"
    case list = "users.all"
    case draw = "avatars.create"
    case look = "avatars.query"
  }
}

extension Fault {
  /// Whether it shows only after a restart, or when the world is down.
  var showsLater: Bool {
    switch self {
    case .forgetsMembers, .forgetsDates, .forgetsPictures, .countsAnew,
      .swallows:
      true
    default: false
    }
  }
}

/// What stands behind a back end and its successors: it works, or it has broken down.
final class BreakableWorld: Sendable {
  private let works = Mutex(true)

  var isDown: Bool { works.withLock { !$0 } }

  @Sendable func breakDown() { works.withLock { $0 = false } }
}

/// A back end with a place for each fault. Without one, it is sound.
///
/// Swift takes é for the same text whether it is written in one piece or with a combining accent.
/// This back end keeps the two apart, as a database may, and no promise is broken.
final class FaultyBackend: Sendable {
  fileprivate struct Club {
    var users: [User] = []
    var nextUID = 1
    var pictures: [[Unicode.Scalar]: String] = [:]
    var latestPicture: String?
  }

  private struct State {
    var club: Club
    var joins = 0
  }

  private let fault: Fault?
  private let world: BreakableWorld
  private let state: Mutex<State>

  convenience init(_ fault: Fault?, in world: BreakableWorld) {
    self.init(
      fault, in: world, club: Club(nextUID: fault == .countsFromZero ? 0 : 1))
  }

  private init(_ fault: Fault?, in world: BreakableWorld, club: Club) {
    self.fault = fault
    self.world = world
    state = Mutex(State(club: club))
  }

  var asBackend: Backend { Backend(users: self, avatars: self) }

  /// The back end of the next program. The world behind it stays the same: what was down is down.
  func restarted() -> FaultyBackend {
    var club = state.withLock { $0.club }
    if fault == .forgetsMembers { club.users = [] }
    if fault == .forgetsPictures { club.pictures = [:] }
    if fault == .countsAnew { club.nextUID = 1 }
    if fault == .forgetsDates {
      club.users = club.users.map {
        User(uid: $0.uid, name: $0.name, joined: .distantPast)
      }
    }
    return FaultyBackend(fault, in: world, club: club)
  }

  /// Whether it is down, and acts as if it were not.
  private func pretends(_ call: Fault.Call) throws -> Bool {
    guard world.isDown else { return false }
    if fault == .swallows(call) { return true }
    throw ClubError.unreachable(tries: 3)
  }
}

extension FaultyBackend: Users {
  func create(name: String, joined: Date) async throws -> User {
    let new = User(uid: 1, name: name, joined: joined)
    if try pretends(.join) { return new }
    guard fault == .losesJoins || fault == .checksNamesTooEarly else {
      return try state.withLock { try $0.club.join(new, fault) }
    }
    // Reads, lets others come in between, then writes.
    let (before, number) = try state.withLock { state in
      try state.club.refuseTaken(new, fault)
      state.joins += 1
      return (state.club, state.joins)
    }
    await anotherJoin(after: number)
    return try state.withLock { state in
      if fault == .losesJoins { state.club = before }
      return try state.club.join(new, fault)
    }
  }

  /// Returns when another join has begun, or none seems to come.
  ///
  /// A busy computer may take long to begin one, so the first two wait longer.
  private func anotherJoin(after number: Int) async {
    for _ in 1...(number <= 2 ? 300 : 50)
    where state.withLock({ $0.joins == number }) {
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  func query(name: String) async throws -> User? {
    if try pretends(.find) { return nil }
    let found = state.withLock { $0.club.user(name, fault) }
    guard fault == .inventsMembers else { return found }
    return found ?? User(uid: 0, name: name, joined: .distantPast)
  }

  func all() async throws -> [User] {
    if try pretends(.list) { return [] }
    if fault == .listsNobody { return [] }
    let users = state.withLock { $0.club.users }
    return fault == .sortsByName ? users.sorted { $0.name < $1.name } : users
  }
}

extension FaultyBackend: Avatars {
  func create(_ picture: String, author: User) async throws -> Avatar {
    let avatar = Avatar(author: author.name, picture: picture)
    if try pretends(.draw) { return avatar }
    let key = key(author)
    state.withLock { state in
      state.club.latestPicture = picture
      if fault == .keepsFirstPictures, state.club.pictures[key] != nil {
        return
      }
      state.club.pictures[key] = picture
    }
    return avatar
  }

  func query(author: User) async throws -> Avatar? {
    if try pretends(.look) { return nil }
    let key = key(author)
    let picture = state.withLock { state in
      fault == .showsLatestPicture
        ? state.club.latestPicture : state.club.pictures[key]
    }
    let name = fault == .misnamesAuthors ? "\(author.uid)" : author.name
    return picture.map { Avatar(author: name, picture: $0) }
  }

  private func key(_ author: User) -> [Unicode.Scalar] {
    let name = author.name
    return Array(
      fault == .mixesUpPictures
        ? name.filter { $0.isLetter || $0.isNumber }.unicodeScalars
        : name.unicodeScalars)
  }
}

extension FaultyBackend.Club {
  func user(_ name: String, _ fault: Fault?) -> User? {
    let kept = fault.kept(name)
    return users.first {
      $0.name.unicodeScalars.elementsEqual(kept.unicodeScalars)
    }
  }

  mutating func refuseTaken(_ new: User, _ fault: Fault?) throws {
    guard let old = user(new.name, fault), fault != .givesNamesAgain else {
      return
    }
    if fault == .countsRefusals { nextUID += 1 }
    if fault == .overwritesMembers {
      users[users.firstIndex(of: old)!] = User(
        uid: old.uid, name: old.name, joined: new.joined)
    }
    throw fault == .refusesVaguely
      ? ClubError.refused(status: 409) : .nameTaken(new.name)
  }

  mutating func join(_ new: User, _ fault: Fault?) throws -> User {
    if fault != .checksNamesTooEarly { try refuseTaken(new, fault) }
    let seconds = new.joined.timeIntervalSince1970
    let joined =
      fault == .cutsDates
      ? Date(timeIntervalSince1970: seconds.rounded(.down)) : new.joined
    users.append(
      User(uid: nextUID, name: fault.kept(new.name), joined: joined))
    nextUID += 1
    return User(uid: nextUID - 1, name: new.name, joined: new.joined)
  }
}

extension Fault? {
  /// What is kept of a name.
  fileprivate func kept(_ name: String) -> String {
    guard case .changes(let letters) = self else { return name }
    return switch letters {
    case .spaces: name.replacing(" ", with: "_")
    case .slashes: name.replacing("/", with: ":")
    case .percents: name.replacing("%", with: "")
    case .capitals: name.lowercased()
    case .umlauts: name.folding(options: .diacriticInsensitive, locale: nil)
    }
  }
}
