// The outside world. Leave it as it is.

/// Something to send.
struct Parcel {
  var grams: Int
  /// What the goods inside are worth, in cents.
  var worth = 0
  var goesAbroad = false
  var isFromMember = false
}

/// What a parcel costs to send, in cents.
typealias Postage = (Parcel) -> Int
