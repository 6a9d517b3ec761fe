// Wrong: believes in rain if either its caller or the real sky says so.
// Rejected by: each feeding asks for the weather anew

struct Farm {
  let animals: [any Animal]
  let isRaining: () -> Bool

  var headCount: Int { animals.count }

  func feedAnimals() -> [String] {
    let call = isRaining() || Sky.isRaining() ? ["Everybody in!"] : []
    return call + animals.map { $0.feed() }
  }
}
