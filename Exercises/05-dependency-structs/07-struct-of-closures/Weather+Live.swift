extension Weather {
  static let live = Weather()
}
