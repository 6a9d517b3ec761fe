// Does not compile: cannot convert value of type 'Lamp' to expected
protocol Signal {
  func timeIsUp()
}

struct Buzzer: Signal {
  func timeIsUp() {}
}

struct Lamp: Signal {
  func timeIsUp() {}
}

struct FixedTimer<S: Signal> {
  let signal: S
}

func shelf() -> [FixedTimer<Buzzer>] {
  [FixedTimer(signal: Buzzer()), FixedTimer(signal: Lamp())]
}
