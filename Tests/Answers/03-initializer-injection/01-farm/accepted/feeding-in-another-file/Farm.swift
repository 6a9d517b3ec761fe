// Sound: feedAnimals() stands in a file of its own.

/// Counts its animals. How they are fed stands in Feeding.swift.
struct Farm {
  let animals: [any Animal]
  let isRaining: () -> Bool
  var headCount: Int { animals.count }
}
