struct Apprentice {
  let oven: Oven
}

struct Baker {
  let breadOven: Oven
  let cakeOven: Oven
  let apprentice: Apprentice
}

struct Shop {
  let baker: Baker
  let bell: Bell

  /// Everybody bakes, then the door opens.
  func open() {
    baker.breadOven.bake("bread")
    baker.cakeOven.bake("cake")
    baker.apprentice.oven.bake("rolls")
    bell.ring()
  }
}
