// The outside world. Leave it as it is.

/// The part of the shop that prints labels, of one width each.
struct LabelDesk {
  let width: Int

  func label(for name: String, at address: any Address) -> String {
    if let problem = judge(address, width: width) {
      return "Not printed: \(problem)"
    }
    let profile = Profile(name: name, address: address)
    return "\(profile.name) | \(profile.displayAddress)"
  }
}
