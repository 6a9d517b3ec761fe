// Sound: a class, open to subclasses, whose animals stand in a herd that can be read.
/// Feeds its animals and counts them.
class Farm {
  let herd: Herd
  let isRaining: () -> Bool

  init(animals: [any Animal], isRaining: @escaping () -> Bool) {
    herd = Herd(members: animals)
    self.isRaining = isRaining
  }
}
