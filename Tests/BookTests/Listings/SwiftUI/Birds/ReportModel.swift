import Observation

/// A form: a bird that is about to be reported.
@MainActor @Observable
final class ReportModel: Identifiable {
  var bird = ""
  private(set) var wasSent = false
  private let place: String
  private let station: Station

  init(place: String, station: Station) {
    self.place = place
    self.station = station
  }

  func send() async {
    guard !bird.isEmpty else { return }
    do {
      try await station.report(bird, place)
      wasSent = true
    } catch {
      wasSent = false
    }
  }
}
