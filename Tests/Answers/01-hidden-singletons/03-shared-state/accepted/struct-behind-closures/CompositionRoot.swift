func makeShop() -> Shop {
  var basket = Basket()
  return Shop(
    page: ProductPage(
      put: { basket.put($0) },
      contains: { basket.items.contains($0) }),
    badge: Badge(count: { basket.items.count }))
}
