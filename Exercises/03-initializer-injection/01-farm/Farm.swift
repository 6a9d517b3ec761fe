/// Feeds its animals and counts them.
struct Farm {
  // TODO: Who lives here must be the decision of the code that builds the farm.
  // Today no farm has goats, and a test of the feeding has to feed a real cow
  // and hope for rain.
  var headCount: Int {
    let cows = [Cow()]
    let ducks = [Duck()]
    return cows.count + ducks.count
  }

  /// Feeds each animal once, and returns what was said. When it rains, the farm
  /// calls the animals in first.
  func feedAnimals() -> [String] {
    let call = Sky.isRaining() ? ["Everybody in!"] : []
    return call + [Cow().feed(), Duck().feed()]
  }
}
