enum NotPaired: Error, CustomStringConvertible {
  case noSpeaker(station: String)

  var description: String {
    switch self {
    case .noSpeaker(let station):
      "\(station): no speaker was set before `play()`"
    }
  }
}
