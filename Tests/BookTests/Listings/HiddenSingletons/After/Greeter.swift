struct Greeter {
  let hour: () -> Int

  func greeting() -> String {
    hour() < 12 ? "Good morning" : "Good day"
  }
}
