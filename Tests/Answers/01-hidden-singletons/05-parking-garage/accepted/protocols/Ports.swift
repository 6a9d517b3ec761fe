protocol Clock {
  var time: Moment { get }
}

protocol Barrier {
  func rise(on lane: Lane)
}

struct WorldClock: Clock {
  let world: GarageWorld

  var time: Moment { world.now() }
}

struct WorldBarrier: Barrier {
  let world: GarageWorld

  func rise(on lane: Lane) { world.raiseBarrier(lane) }
}
