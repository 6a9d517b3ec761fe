// The outside world. Leave it as it is.

/// The part of the shop that prints labels.
struct LabelDesk {
  /// What is wrong with an address, if anything. Others judge; the desk asks.
  let problem: (any Address) -> AddressProblem?

  func label(for name: String, at address: any Address) -> String {
    if let problem = problem(address) {
      return "Not printed: \(problem)"
    }
    let profile = Profile(name: name, address: address)
    return "\(profile.name) | \(profile.displayAddress)"
  }
}
