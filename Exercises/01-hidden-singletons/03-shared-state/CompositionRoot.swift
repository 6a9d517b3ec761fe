/// Builds the screens of one window.
///
/// The app's main calls it through `ShopApp.openWindow()`, the specs call it
/// directly. It is the only place that builds screens.
func makeShop() -> Shop {
  // TODO 4: Build one basket, and decide here who shares it.
  Shop(page: ProductPage(), badge: Badge())
}
