// The outside world. Leave it as it is.
import SpecSupport

struct Recipe: Sendable {
  let dish: String
  let minutes: Int
}

/// Where recipes come from.
protocol Recipes: Sendable {
  func recipe(for dish: String) -> Recipe
}

/// A thousand recipes, on the disk.
final class CookBook: Recipes {
  static let shared = CookBook()

  private init() {}

  func recipe(for dish: String) -> Recipe {
    Tripwire.touch("CookBook.shared")
    return Recipe(dish: dish, minutes: 45)
  }
}

/// Tells the whole kitchen that the time is over.
protocol Bell: Sendable {
  func ring(after minutes: Int)
}

/// The loudspeaker of the device.
final class KitchenBell: Bell {
  static let shared = KitchenBell()

  private init() {}

  func ring(after minutes: Int) {
    Tripwire.touch("KitchenBell.shared")
  }
}
