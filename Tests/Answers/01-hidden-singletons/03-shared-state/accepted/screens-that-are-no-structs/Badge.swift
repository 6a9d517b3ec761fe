// Sound: the badge is an enum, and the page a generic type behind a type alias.

/// The small number at the top of every screen.
enum Badge {
  case counting(Basket)

  var text: String {
    switch self {
    case .counting(let basket): "Basket (\(basket.items.count))"
    }
  }
}
