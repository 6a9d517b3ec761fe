/// Feeds its animals and counts them.
///
/// It needs animals to do so. Its interface does not say which.
struct Farm {
  // TODO 1: Whoever builds a farm must say who lives there. Nobody may be able
  // to forget it, and nobody may change it afterwards: hold it in a constant.

  // TODO 2: Count and feed those who live there, whoever they are.
  var headCount: Int {
    let cows = [Cow()]
    let ducks = [Duck()]
    return cows.count + ducks.count
  }

  /// Feeds each animal once, and returns what they say to that.
  func feedAnimals() -> [String] {
    [Cow().feed(), Duck().feed()]
  }
}
