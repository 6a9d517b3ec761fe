func makeShop() -> Shop {
  Shop(page: ProductPage(), badge: Badge())
}
