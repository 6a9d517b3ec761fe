func makeShop() -> Shop {
  Basket.reset()
  let basket = Basket()
  return Shop(page: ProductPage(basket: basket), badge: Badge(basket: basket))
}
