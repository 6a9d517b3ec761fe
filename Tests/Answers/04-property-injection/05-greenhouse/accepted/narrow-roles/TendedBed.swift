/// A bed. What belongs to its present device stands in one value, which is
/// replaced as a whole.
final class TendedBed {
  private struct Readings {
    var last: Report?
    var shown: Int?
    var isSilent = true
  }

  private let bed: Bed
  private let mist: any Mist
  private let bell: any Bell
  private let socket: any Socket
  private var plug: Plug?
  private var readings = Readings()

  init(_ bed: Bed, mist: any Mist, bell: any Bell, socket: any Socket) {
    (self.bed, self.mist, self.bell, self.socket) = (bed, mist, bell, socket)
    mount(bed.sensor)
  }

  var name: String { bed.name }

  var text: String { "\(name) \(readings.shown.map { "\($0) %" } ?? "?")" }

  func mount(_ address: String) {
    unmount()
    readings = Readings()
    plug = socket.plugIn(address) { [weak self] in self?.hear($0) }
  }

  func unmount() {
    plug?.pull()
    plug = nil
  }

  func endHour() {
    if readings.isSilent {
      readings.shown = nil
      bell.miss()
    }
    readings.isSilent = true
  }

  private func hear(_ report: Report) {
    guard report.number > readings.last?.number ?? 0 else { return }
    readings = Readings(last: report, shown: report.humidity, isSilent: false)
    if report.humidity < bed.target { mist.water() }
  }
}
