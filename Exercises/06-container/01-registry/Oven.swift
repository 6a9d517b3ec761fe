/// What the shop asks of an oven.
protocol Oven {
  func bake(_ dough: String) -> String
}
