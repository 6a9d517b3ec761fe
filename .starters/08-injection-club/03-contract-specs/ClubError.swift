// Carried on from 8.2.
/// What the club cannot do, as the person at the console reads it.
enum ClubError: Error, Equatable, CustomStringConvertible {
  case nameTaken(String)
  case noMember(String)

  /// All the words that were to choose a back end, joined by spaces.
  case noSuchBackend(String)

  /// The file of this name is there, and does not hold a club.
  case damaged(file: String)
  /// The disk threw this error; the reason is "\(error)".
  case notRead(reason: String)
  case notSaved(reason: String)

  /// There was no answer, or only statuses from 500 on.
  case unreachable(tries: Int)
  /// The server answered with a status that has no other meaning here.
  case refused(status: Int)
  /// The server's answer is not what was asked for.
  case notUnderstood

  var description: String {
    switch self {
    case .nameTaken(let name): "The name \(name) is taken. Choose another."
    case .noMember(let name): "There is no member \(name)."
    case .noSuchBackend(let words):
      "No back end '\(words)'. Choose: mock, file FOLDER, remote ADDRESS"
    case .damaged(let file):
      "\(file) is damaged. It was left as it is: mend it, or put a copy back."
    case .notRead(let reason):
      "The club's file cannot be read, and was left as it is: \(reason)"
    case .notSaved(let reason):
      "Not saved, the club is as it was before: \(reason)"
    case .unreachable(let tries):
      "No useful answer in \(tries) tries. Look later whether it was done."
    case .refused(let status):
      "The server refused (status \(status)). To ask again does not help."
    case .notUnderstood:
      "The server's answer makes no sense. Look later if it was done."
    }
  }
}
