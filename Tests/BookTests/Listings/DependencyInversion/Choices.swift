protocol Signal {
  func timeIsUp()
}

func tryOut(_ signal: some Signal) { signal.timeIsUp() }

struct FixedTimer<S: Signal> {
  let signal: S
}
