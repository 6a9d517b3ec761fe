// Wrong: teaches the suites to live with what they find in the basket.
// Rejected by: keeps the outside world as it is

func pageSuite() -> String {
  let shop = makeShop()
  shop.page.add("tea")
  let label = shop.page.label(for: "tea")
  return label == "In your basket" ? "green" : "tea is labelled \(label)"
}

func badgeSuite() -> String {
  let shop = makeShop()
  let before = shop.badge.text
  shop.page.add("cake")
  return shop.badge.text != before ? "green" : "the badge did not change"
}
