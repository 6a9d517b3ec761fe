struct Lamp: Signal {
  let watts: Int

  func timeIsUp() { print("a flash of \(watts) watts") }
}
