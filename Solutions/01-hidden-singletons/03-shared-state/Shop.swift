// The outside world. Leave it as it is.

/// What one window of the app shows.
struct Shop {
  let page: ProductPage
  let badge: Badge
}

/// The app. Each window is a shop of its own: one for you, one for a guest.
struct ShopApp {
  private(set) var windows: [Shop] = []

  mutating func openWindow() {
    windows.append(makeShop())
  }
}
