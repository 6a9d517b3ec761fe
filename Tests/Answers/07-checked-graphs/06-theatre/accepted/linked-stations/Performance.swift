/// A cue whose parts are there.
struct Scene {
  let number: Int
  let calls: [(machine: any Machine, order: String)]
}

struct Performance: Evening {
  let scenes: [Scene]

  init(of show: Show, on stations: [Station]) {
    scenes = show.cues.map { cue in
      Scene(
        number: cue.number,
        calls: cue.calls.flatMap { call in
          stations.filter { $0.name == call.part }
            .map { ($0.machine, call.order) }
        })
    }
  }

  func go(_ number: Int) {
    for scene in scenes where scene.number == number {
      for call in scene.calls { call.machine.run(call.order) }
    }
  }
}
