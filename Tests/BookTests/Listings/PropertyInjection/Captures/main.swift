extension Screen {
  func ownItself() { diary.didWrite = { self.redraw($0) } }
  func ownItselfUnseen() { diary.didWrite = redraw }
  func borrowItself() { diary.didWrite = { [weak self] in self?.redraw($0) } }
  func copy() { diary.didWrite = { [title] in print(title, $0) } }
}

func tell(_ words: String, _ follow: (Screen) -> Void) {
  weak var survivor: Screen?
  do {
    let screen = Screen()
    follow(screen)
    survivor = screen
  }
  let padding = String(repeating: " ", count: 40 - words.count)
  print(words + padding + (survivor == nil ? "gone" : "still there"))
}

tell("{ self.redraw($0) }") { $0.ownItself() }
tell("redraw") { $0.ownItselfUnseen() }
tell("{ [weak self] in self?.redraw($0) }") { $0.borrowItself() }
tell("{ [title] in print(title, $0) }") { $0.copy() }
