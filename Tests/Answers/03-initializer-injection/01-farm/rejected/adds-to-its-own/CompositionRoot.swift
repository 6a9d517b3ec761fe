func makeFarm(animals: [any Animal]) -> Farm {
  Farm(animals: animals)
}

func makeFarm() -> Farm {
  Farm(animals: [])
}
