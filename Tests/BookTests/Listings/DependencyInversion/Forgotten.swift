// Does not compile: missing argument for parameter 'signal' in call
protocol Signal {
  func timeIsUp()
}

struct KitchenTimer {
  let signal: any Signal
}

let timer = KitchenTimer()
