struct Session {
  let keeper: String
}

final class HiveServer {
  private let weights = ["Ada": "orchard 41 kg", "Ben": "meadow 28 kg"]
  private var session: Session?

  func answer(keeper: String) -> String {
    let session = session ?? Session(keeper: keeper)
    self.session = session
    return weights[session.keeper] ?? "no hives"
  }
}

let server = HiveServer()
for keeper in ["Ada", "Ben"] {
  print("\(keeper) asks and reads: \(server.answer(keeper: keeper))")
}
