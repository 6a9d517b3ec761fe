// The outside world. Leave it as it is.

// Two test suites of the team's, as plain functions: they can run alone,
// together, and in any order. Each returns "green", or what went wrong.

func pageSuite() -> String {
  let shop = makeShop()
  shop.page.add("tea")
  let labels = [shop.page.label(for: "tea"), shop.page.label(for: "cake")]
  return labels == ["In your basket", "Add to basket"]
    ? "green" : "tea and cake are labelled \(labels)"
}

func badgeSuite() -> String {
  let shop = makeShop()
  shop.page.add("cake")
  return shop.badge.text == "Basket (1)"
    ? "green" : "after one cake the badge says \(shop.badge.text)"
}
