// The outside world. Leave it as it is.

/// A show, as the prompt book has it.
struct Show: Sendable {
  let title: String
  /// Each number is there once.
  let cues: [Cue]
}

/// A moment of a show, at which the stage manager says "go".
struct Cue: Sendable {
  let number: Int
  let calls: [Call]
}

/// What one part is to do at a cue.
struct Call: Sendable {
  let part: String
  let order: String
}

/// Something that's wrong with a venue.
enum Finding: Hashable, Sendable {
  /// A part, or a cue, needs a part that isn't on the venue's list.
  case missing(String, neededBy: Asker)
  /// A part's cable leads to another venue, whatever stands there or here.
  case wrongVenue(Cable, neededBy: String)
  /// Parts that need each other, directly or through others, in alphabetical
  /// order; also one part that needs itself.
  case cycle([String])
}

enum Asker: Hashable, Sendable {
  case cue(Int)
  case part(String)
}

/// The doors can't open, since something is wrong with the venue.
struct NotReady: Error, Equatable {
  let findings: [Finding]
}

/// The desk from which a show is run at one venue, by one person at a time.
protocol CueDesk {
  /// All that's wrong with the venue for this show at this moment, each finding
  /// once, in any order. Switches nothing on.
  func rehearse() -> [Finding]

  /// Opens the doors for one evening: switches on what the show uses.
  ///
  /// - Throws: `NotReady` with all findings, if there are any. Then nothing has
  ///   been switched on.
  func openDoors() throws -> any Evening
}

/// A show in front of an audience.
protocol Evening {
  /// Gives each part that the cue calls its order, in the order of the calls.
  /// A number that isn't in the book does nothing.
  func go(_ number: Int)
}
