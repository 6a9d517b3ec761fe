// The outside world. Leave it as it is.

/// What the shop has charged since 2009.
///
/// The leaflet on the counter says:
/// - up to 100 g 2.95, then 45 cents more for every 100 g begun;
/// - 5 euros more from 2 kg on;
/// - 6 euros more for a parcel abroad;
/// - free for goods worth more than 50 euros;
/// - members pay half.
func legacyPostage(_ parcel: Parcel) -> Int {
  var p = 295 + (parcel.grams - 1) / 100 * 45
  if parcel.worth >= 5_000 { p = 0 }
  if parcel.goesAbroad { p += 600 }
  if parcel.grams > 2_000 {
    p += 500
  } else if parcel.isFromMember {
    p = p / 2
  }
  return p
}
