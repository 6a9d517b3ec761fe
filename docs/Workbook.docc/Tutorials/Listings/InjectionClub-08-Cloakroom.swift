/// Takes a coat for a number, and a number for a coat.
struct Cloakroom {
  static let shared = Cloakroom()

  var rack = Rack.shared
  var till = Till.shared
  var show: @Sendable (String) -> Void = { Screen.shared.show($0) }

  func handle(_ line: String) {
    if let number = Int(line) { giveBack(number) } else { take(line) }
  }

  private func take(_ coat: String) {
    let number = rack.hang(coat)
    let fee = till.fee
    show("\(coat): number \(number), \(fee) euros")
  }

  private func giveBack(_ number: Int) {
    if let coat = rack.takeDown(number) {
      show("Number \(number): \(coat)")
    } else {
      show("Nothing hangs at \(number).")
    }
  }
}
