/// What a member can ask for.
enum Command {
  case join(String)
  case draw(String, String)
  case show(String)
  case list
  case unknown(String)

  init(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    self =
      switch (words.first, words.count) {
      case ("join", 2): .join(words[1])
      case ("draw", 3): .draw(words[1], words[2])
      case ("show", 2): .show(words[1])
      case ("list", 1): .list
      default: .unknown(line)
      }
  }
}
