func makeFarm(animals: [any Animal]) -> Farm {
  var farm = Farm(animals: [])
  farm.animals = animals
  return farm
}

func makeFarm() -> Farm {
  makeFarm(animals: [Cow(), Duck()])
}
