struct Performance: Evening {
  let show: Show
  let machines: [String: any Machine]

  func go(_ number: Int) {
    for cue in show.cues where cue.number == number {
      for call in cue.calls { machines[call.part]?.run(call.order) }
    }
  }
}
