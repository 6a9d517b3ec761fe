// Sound: one check, which expects a text: an approval test.
// Keeps: 2

func postageChecks() -> [Check] {
  [Check("price list", expected: approved, found: priceList)]
}

/// Grams, worth: at home, for a member, abroad, for a member abroad.
private let approved = """
  100 g, 4999: 295, 147, 895, 447
  100 g, 5000: 0, 0, 600, 300
  101 g, 4999: 340, 170, 940, 470
  101 g, 5000: 0, 0, 600, 300
  2000 g, 4999: 1150, 575, 1750, 875
  2000 g, 5000: 0, 0, 600, 300
  2001 g, 4999: 1695, 1695, 2295, 2295
  2001 g, 5000: 500, 500, 1100, 1100
  """

private func priceList(of postage: Postage) -> String {
  var lines: [String] = []
  for grams in [100, 101, 2_000, 2_001] {
    for worth in [4_999, 5_000] {
      let parcels = [
        Parcel(grams: grams, worth: worth),
        Parcel(grams: grams, worth: worth, isFromMember: true),
        Parcel(grams: grams, worth: worth, goesAbroad: true),
        Parcel(
          grams: grams, worth: worth, goesAbroad: true, isFromMember: true),
      ]
      let prices = parcels.map { "\(postage($0))" }.joined(separator: ", ")
      lines.append("\(grams) g, \(worth): \(prices)")
    }
  }
  return lines.joined(separator: "\n")
}
