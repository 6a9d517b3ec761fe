import Foundation

/// A learner's answer beside the starter that it began with and the one that it would begin with
/// now. Each is the bytes of the files by name.
struct StarterComparison {
  let answer: [String: Data]
  let old: [String: Data]
  let new: [String: Data]

  var fate: UpgradePlan.Fate {
    if answer == new { return .same }
    if answer.isEmpty || isStarter { return .replaced }
    return .kept(hasNewStarter: hasNews)
  }

  /// Whether the new starter asks for something else: a new outside world alone does not.
  private var hasNews: Bool {
    Set(old.keys).union(new.keys).contains { old[$0] != new[$0] && !isUntouchedWorld($0) }
  }

  /// Whether there is nothing in it of the learner's.
  ///
  /// An upgrade that was cut off leaves some files of the new starter beside some of the old one:
  /// first the new ones are written, then the others are removed.
  private var isStarter: Bool {
    guard answer.allSatisfy({ $1 == old[$0] || $1 == new[$0] }) else { return false }
    let isWriting = old.keys.allSatisfy { answer[$0] != nil }
    let isRemoving = new.allSatisfy { answer[$0] == $1 }
    return isWriting || isRemoving
  }

  /// The names of the new starter's files that are put in place.
  var written: [String] {
    let names = new.keys.sorted().filter { answer[$0] != new[$0] }
    switch fate {
    case .same, .new, .gone: return []
    case .replaced: return names
    case .kept:
      // A file that the old starter had, too, and the learner has no more, was taken away.
      return names.filter { answer[$0] == nil ? old[$0] == nil : isUntouchedWorld($0) }
    }
  }

  /// The names of the old starter's files that go.
  var removed: [String] {
    let names = answer.keys.sorted().filter { new[$0] == nil }
    switch fate {
    case .same, .new, .gone: return []
    case .replaced: return names
    case .kept: return names.filter(isUntouchedWorld)
    }
  }

  /// The outside world is not the learner's.
  private func isUntouchedWorld(_ name: String) -> Bool {
    guard let bytes = old[name], bytes == answer[name] else { return false }
    return bytes.starts(with: Data(Starter.worldMarker.utf8))
  }
}
