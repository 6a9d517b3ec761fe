import Testing

struct SilentAlarm: Alarm {
  func sound() {}
}

struct DryBeds: SoilProbe {
  let beds: Set<Int>
  func isDry(bed: Int) -> Bool { beds.contains(bed) }
}

@Test func `each dry bed gets an alarm`() {
  var beds: [Int] = []
  let patrol = Patrol(
    dependencies: .init(
      soil: DryBeds(beds: [2, 5]),
      makeAlarm: { bed in
        beds.append(bed)
        return SilentAlarm()
      }))

  patrol.inspect(beds: 1...6)
  #expect(beds == [2, 5])
}

final class SpyHorn: Horn {
  private(set) var blows: [Int] = []
  func blow(times: Int) { blows.append(times) }
}

@Test func `the root's alarms blow the horn that it was given`() {
  let horn = SpyHorn()
  makePatrol(soil: DryBeds(beds: [2, 3]), horn: horn).inspect(beds: 1...6)
  #expect(horn.blows == [2, 3])
}
