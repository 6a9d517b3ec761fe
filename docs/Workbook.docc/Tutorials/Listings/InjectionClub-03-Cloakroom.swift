/// Takes a coat for a number, and a number for a coat.
struct Cloakroom {
  static let shared = Cloakroom()

  func handle(_ line: String) {
    if let number = Int(line) { giveBack(number) } else { take(line) }
  }

  private func take(_ coat: String) {
    let number = Rack.shared.hang(coat)
    let fee = Till.shared.fee
    Screen.shared.show("\(coat): number \(number), \(fee) euros")
  }

  private func giveBack(_ number: Int) {
    if let coat = Rack.shared.takeDown(number) {
      Screen.shared.show("Number \(number): \(coat)")
    } else {
      Screen.shared.show("Nothing hangs at \(number).")
    }
  }
}
