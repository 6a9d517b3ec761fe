// The outside world. Leave it as it is.

import Foundation

/// What a check is given: a back end to judge, and two things to do to it.
///
/// Each check gets its own desk, and its back end is new and empty.
struct Desk: Sendable {
  let users: any Users
  let avatars: any Avatars

  /// Ends the program, and returns the back end that the next one opens: over
  /// the same file, or at the same server. Don't use `users` and `avatars`
  /// after that: their program has ended.
  ///
  /// - Throws: `Skip`, at a back end that does not promise to last.
  let restart: @Sendable () throws -> Backend

  /// The world behind the back end fails from now on: the disk, or the server.
  ///
  /// - Throws: `Skip`, at a back end with no world behind it.
  let breakDown: @Sendable () throws -> Void

  /// Ends a check: it asks what this back end does not promise.
  struct Skip: Error {}
}

extension Date {
  /// When the club opened, a quarter past a second.
  ///
  /// Back ends need only keep hundredths of a second. A date from the clock has
  /// more digits: a check that expects it is refused.
  static let openingNight = Date(timeIntervalSince1970: 1_800_000_000.25)
}
