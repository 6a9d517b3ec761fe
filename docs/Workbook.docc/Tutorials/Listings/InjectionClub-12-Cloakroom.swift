/// Takes a coat for a number, and a number for a coat.
struct Cloakroom {
  let rack: Rack
  let till: Till
  let show: (String) -> Void

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
