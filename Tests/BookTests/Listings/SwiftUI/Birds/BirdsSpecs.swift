import Observation
import Synchronization
import Testing

private struct Down: Error {}

@MainActor
@Test func `a server that is down doesn't look like an empty pond`() async {
  var station = Station.unimplemented
  station.sightings = { _ in throw Down() }
  let model = PlaceModel(place: "Mill pond", station: station)

  await model.load()

  #expect(model.problem == "The station doesn't answer. This list may be old.")
}

@MainActor
@Test func `a list that is out of date keeps its birds`() async {
  let isUp = Mutex(true)
  var station = Station.preview
  station.sightings = { [answer = station.sightings] place in
    guard isUp.withLock({ $0 }) else { throw Down() }
    return try await answer(place)
  }
  let model = PlaceModel(place: "Mill pond", station: station)
  await model.load()
  #expect(model.problem == nil)

  isUp.withLock { $0 = false }
  await model.load()

  #expect(model.sightings.map(\.bird) == ["Heron"])
  #expect(model.problem != nil)
}

@MainActor
@Test func `a place that you open asks the root's station for its own birds`() async {
  var station = Station.unimplemented
  station.sightings = { place in
    [Sighting(id: 1, bird: "Heron", latinName: place, count: 2)]
  }
  let places = Root(station: station).places

  places.open("Reed bed")
  await places.opened?.load()

  #expect(places.opened?.sightings.map(\.latinName) == ["Reed bed"])
}

@MainActor
@Test func `a place that you open again has a new model`() {
  let places = Root(station: .unimplemented).places
  places.open("Reed bed")
  let first = places.opened
  places.open("Reed bed")
  #expect(places.opened != first)
  #expect(places.opened == places.opened)
}

@MainActor
@Test func `a report goes to the station that the root was given`() async {
  let reports = Mutex<[String]>([])
  var station = Station.unimplemented
  station.report = { bird, place in
    reports.withLock { $0.append("\(bird), \(place)") }
  }
  let places = Root(station: station).places

  places.startReport(from: "Mill pond")
  places.report?.bird = "Teal"
  await places.report?.send()

  #expect(reports.withLock { $0 } == ["Teal, Mill pond"])
  #expect(places.report?.wasSent == true)
}

@MainActor
@Test func `a report that the station refuses was not sent`() async {
  let report = ReportModel(place: "Mill pond", station: .unimplemented)
  report.bird = "Teal"
  await report.send()
  #expect(!report.wasSent)
}

@MainActor
@Test func `a change is noticed through the protocol, too`() async {
  let list: any SightingList = PlaceModel(place: "Mill pond", station: .preview)
  await confirmation { changed in
    withObservationTracking {
      _ = list.sightings
    } onChange: {
      changed()
    }
    await list.load()
  }
}
