let house = makeHouse()
print(try house.resolve(Cellar.self).open())
do {
  print(try house.resolve(Tasting.self).begin())
} catch {
  print("No tasting tonight: \(error).")
}
