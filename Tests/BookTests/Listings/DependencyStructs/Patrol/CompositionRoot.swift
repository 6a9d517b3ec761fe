protocol Horn {
  func blow(times: Int)
}

struct HornAlarm: Alarm {
  let bed: Int
  let horn: any Horn

  func sound() { horn.blow(times: bed) }
}

func makePatrol(soil: any SoilProbe, horn: any Horn) -> Patrol {
  Patrol(
    dependencies: .init(
      soil: soil,
      makeAlarm: { bed in HornAlarm(bed: bed, horn: horn) }))
}
