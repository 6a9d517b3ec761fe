// Does not compile: sending 'kept' risks causing data races
func makeRaceDay(office: RaceOffice) -> RaceDay {
  let kept = StartList()
  return RaceDay(office: office, makeList: { kept })
}
