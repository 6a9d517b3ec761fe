// Wrong: still presses a locker into the US form, and takes the commas off again.
// Rejected by: a profile shows the line of any locker

/// A parcel locker, written on the US form.
struct LockerAddress: Address {
  let line: @Sendable () -> String

  var displayAddress: String {
    var text = USAddress(street: line(), city: "", state: "").displayAddress
    while let last = text.last, ", ".contains(last) { text.removeLast() }
    return text
  }
}
