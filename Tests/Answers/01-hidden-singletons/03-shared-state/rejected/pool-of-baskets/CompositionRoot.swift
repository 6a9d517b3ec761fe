/// Builds the screens of one window.
///
/// The app's main calls it through `ShopApp.openWindow()`, the specs call it
/// directly. It is the only place that builds screens.
func makeShop() -> Shop {
  let basket = BasketPool.take()
  return Shop(page: ProductPage(basket: basket), badge: Badge(basket: basket))
}
