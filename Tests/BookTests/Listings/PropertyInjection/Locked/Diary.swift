struct Key {
  func scrambled(_ line: String) -> String { String(line.reversed()) }
}

/// Somebody wanted to write, and the diary had no key yet.
struct NoKey: Error, CustomStringConvertible {
  let owner: String
  var description: String {
    "\(owner)'s diary is locked: set `key`, and then `write`."
  }
}

final class Diary {
  let owner: String
  var key: Key?
  private(set) var lines: [String] = []

  init(owner: String) { self.owner = owner }

  func write(_ line: String) throws(NoKey) {
    guard let key else { throw NoKey(owner: owner) }
    lines.append(key.scrambled(line))
  }
}
