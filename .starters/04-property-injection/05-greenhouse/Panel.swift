/// The display at the desk.
final class Panel {
  var lines: [String] = []
  /// Set it before the first update.
  var controller: Controller?

  func update() {
    lines = (controller?.sensors ?? []).map { sensor in
      let humidity = sensor.humidity.map { "\($0) %" } ?? "?"
      return "\(sensor.bed.name) \(humidity)"
    }
  }
}
