// The outside world. Leave it as it is.

/// What the post room prints on a parcel.
struct Envelope {
  let profile: Profile

  var text: String {
    """
    \(profile.name)
    \(profile.displayAddress)
    """
  }
}
