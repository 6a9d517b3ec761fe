/// Builds the screens of one window.
///
/// The app's main calls it through `ShopApp.openWindow()`, the specs call it
/// directly. It is the only place that builds screens.
func makeShop() -> Shop {
  let basket = Basket()
  return Shop(page: ProductPage(place: basket), badge: .counting(basket))
}
