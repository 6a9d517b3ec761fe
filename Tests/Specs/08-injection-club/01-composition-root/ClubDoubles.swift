import Foundation
import Synchronization

@testable import CompositionRoot

/// A console at which all lines are typed beforehand. It remembers the answers.
final class ScriptedConsole: Console {
  private let typed = Mutex<[String]>([])
  private let shown = Mutex<[String]>([])
  /// Runs before a line is read.
  private let beforeLine: @Sendable (String) -> Void

  init(beforeLine: @escaping @Sendable (String) -> Void = { _ in }) {
    self.beforeLine = beforeLine
  }

  var lines: [String] { shown.withLock { $0 } }

  func enter(_ lines: [String]) { typed.withLock { $0 += lines } }

  func nextLine() -> String? {
    let line = typed.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    if let line { beforeLine(line) }
    return line
  }

  func write(_ line: String) { shown.withLock { $0.append(line) } }
}

/// A whole club of a spec's own parts.
struct SpecClub {
  let console: ScriptedConsole
  private let openClub: () async -> Void

  init(
    console: ScriptedConsole = ScriptedConsole(),
    clock: any Clock = MovableClock(day: 100),
    users: any Users = BoxOfUsers(),
    avatars: any Avatars = AlbumOfAvatars()
  ) {
    self.console = console
    openClub = TerminalConsole.$isRehearsal.withValue(true) {
      makeClub(console: console, clock: clock, users: users, avatars: avatars)
    }
  }

  /// What the club says to these lines on one evening, without its greeting and its good night.
  ///
  /// The terminal rests.
  @discardableResult
  func evening(_ typed: String...) async -> [String] {
    let before = console.lines.count
    console.enter(typed)
    await TerminalConsole.$isRehearsal.withValue(true) { await openClub() }
    return console.lines.dropFirst(before)
      .filter { !Evening.frame.contains($0) }
  }
}

/// A clock that stands still until a spec moves it.
final class MovableClock: Clock {
  private let day: Mutex<Int>
  private let hour: Int

  init(day: Int, hour: Int = 12) {
    self.day = Mutex(day)
    self.hour = hour
  }

  var now: Date {
    MovableClock.noon(day: day.withLock { $0 })
      .addingTimeInterval(Double(hour - 12) * 3_600)
  }

  func move(to newDay: Int) { day.withLock { $0 = newDay } }

  static func noon(day: Int) -> Date {
    Date(timeIntervalSince1970: Double(day) * 86_400 + 43_200)
  }
}

/// Members on cards in a box. Their numbers begin at 41.
final class BoxOfUsers: Users {
  private let users: Mutex<[User]>

  convenience init(_ names: String..., joined day: Int = 100) {
    self.init(names: names, joined: day)
  }

  init(names: [String], joined day: Int = 100) {
    let joined = MovableClock.noon(day: day)
    users = Mutex(
      names.enumerated().map {
        User(uid: 41 + $0.offset, name: $0.element, joined: joined)
      })
  }

  var everybody: [User] { users.withLock { $0 } }

  /// A member joins at another console.
  func takeIn(_ name: String) {
    users.withLock {
      $0.append(
        User(
          uid: 41 + $0.count, name: name, joined: MovableClock.noon(day: 100)))
    }
  }

  /// A member leaves.
  func strike(_ name: String) {
    users.withLock { $0.removeAll { $0.name == name } }
  }

  func create(name: String, joined: Date) async throws -> User {
    users.withLock { users in
      let user = User(uid: 41 + users.count, name: name, joined: joined)
      users.append(user)
      return user
    }
  }

  func query(name: String) async throws -> User? {
    everybody.first { $0.name == name }
  }

  func all() async throws -> [User] { everybody }
}

/// Members that can't be reached.
struct LockedUsers: Users {
  struct Locked: LocalizedError, CustomStringConvertible {
    var description: String { "The book of members is locked away." }
    var errorDescription: String? { "These words weren't told before." }
  }

  func create(name: String, joined: Date) async throws -> User {
    throw Locked()
  }
  func query(name: String) async throws -> User? { throw Locked() }
  func all() async throws -> [User] { throw Locked() }
}

/// Pictures in an album.
final class AlbumOfAvatars: Avatars {
  private let album: Mutex<[String: String]>

  init(_ pictures: [String: String] = [:]) { album = Mutex(pictures) }

  var pictures: [String: String] { album.withLock { $0 } }

  func paste(_ picture: String, for name: String) {
    album.withLock { $0[name] = picture }
  }

  func create(_ picture: String, author: User) async throws -> Avatar {
    paste(picture, for: author.name)
    return Avatar(author: author.name, picture: picture)
  }

  func query(author: User) async throws -> Avatar? {
    pictures[author.name].map { Avatar(author: author.name, picture: $0) }
  }
}

/// Nobody has a picture, and it takes long to find out, longest for the first
/// members.
struct SlowAvatars: Avatars {
  func create(_ picture: String, author: User) async throws -> Avatar {
    Avatar(author: author.name, picture: picture)
  }

  func query(author: User) async throws -> Avatar? {
    for _ in 0..<max(0, 50 - author.uid) * 50 { await Task.yield() }
    return nil
  }
}

/// Pictures that can't be looked at.
struct LockedAvatars: Avatars {
  func create(_ picture: String, author: User) async throws -> Avatar {
    throw LockedUsers.Locked()
  }
  func query(author: User) async throws -> Avatar? {
    throw LockedUsers.Locked()
  }
}
