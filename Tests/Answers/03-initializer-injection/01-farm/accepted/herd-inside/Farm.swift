// Sound: a class, open to subclasses, whose animals stand in a herd that can be read.
/// Feeds its animals and counts them.
class Farm {
  let herd: Herd

  init(animals: [any Animal]) {
    herd = Herd(members: animals)
  }
}
