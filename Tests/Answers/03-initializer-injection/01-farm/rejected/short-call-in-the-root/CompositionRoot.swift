// Wrong: a short call in the root; who forgets the animals gets the real ones.
// Rejected by: no farm can be built without its animals

func makeFarm(animals: [any Animal]) -> Farm {
  Farm(animals: animals)
}

func makeFarm() -> Farm {
  Farm()
}

extension Farm {
  init() {
    self.init(animals: [Cow(), Duck()])
  }
}
