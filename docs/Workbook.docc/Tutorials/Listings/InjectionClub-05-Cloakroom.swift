/// Takes a coat for a number, and a number for a coat.
struct Cloakroom {
  static let shared = Cloakroom()

  var show: @Sendable (String) -> Void = { Screen.shared.show($0) }

  func handle(_ line: String) {
    if let number = Int(line) { giveBack(number) } else { take(line) }
  }

  private func take(_ coat: String) {
    let number = Rack.shared.hang(coat)
    let fee = Till.shared.fee
    show("\(coat): number \(number), \(fee) euros")
  }

  private func giveBack(_ number: Int) {
    if let coat = Rack.shared.takeDown(number) {
      show("Number \(number): \(coat)")
    } else {
      show("Nothing hangs at \(number).")
    }
  }
}
