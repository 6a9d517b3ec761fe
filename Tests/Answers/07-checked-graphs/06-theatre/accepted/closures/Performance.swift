/// A function that runs a cue. It starts the machines of all cues first.
func runner(
  of show: Show, start: (String) -> (any Machine)?
) -> (Int) -> Void {
  var cues: [Int: [() -> Void]] = [:]
  for cue in show.cues {
    cues[cue.number] = cue.calls.compactMap { call in
      start(call.part).map { machine in { machine.run(call.order) } }
    }
  }
  return { [cues] number in
    for run in cues[number] ?? [] { run() }
  }
}
