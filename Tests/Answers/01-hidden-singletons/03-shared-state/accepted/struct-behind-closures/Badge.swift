// Sound: a struct for the basket, and closures over the one variable it is in.
// Keeps: 2

struct Badge {
  let count: () -> Int

  var text: String {
    "Basket (\(count()))"
  }
}
