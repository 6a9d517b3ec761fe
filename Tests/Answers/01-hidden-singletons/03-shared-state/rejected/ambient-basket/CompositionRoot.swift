func makeShop() -> Shop {
  Basket.current = Basket()
  return Shop(page: ProductPage(), badge: Badge())
}
