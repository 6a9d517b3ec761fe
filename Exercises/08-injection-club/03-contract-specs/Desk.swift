// The outside world. Leave it as it is.

import Foundation

/// A back end on trial, and what may befall it.
///
/// Each check gets a desk of its own, with a back end that is new and empty.
struct Desk: Sendable {
  let users: any Users
  let avatars: any Avatars

  /// Ends the program, and returns the back end that the next one opens: over
  /// the same file, or at the same server.
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
  /// A date from the clock may lose its last digits on the way to the server.
  static let openingNight = Date(timeIntervalSince1970: 1_800_000_000.25)
}
