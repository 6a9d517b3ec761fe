struct Performance: Evening {
  let cues: [Int: [(machine: any Machine, order: String)]]

  func go(_ number: Int) {
    for call in cues[number] ?? [] { call.machine.run(call.order) }
  }
}
