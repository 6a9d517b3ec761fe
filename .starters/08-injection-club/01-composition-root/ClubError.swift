/// What the club cannot do, as the person at the console reads it.
enum ClubError: Error, Equatable, CustomStringConvertible {
  case nameTaken(String)
  case noMember(String)

  var description: String {
    switch self {
    case .nameTaken(let name): "The name \(name) is taken. Choose another."
    case .noMember(let name): "There is no member \(name)."
    }
  }
}
