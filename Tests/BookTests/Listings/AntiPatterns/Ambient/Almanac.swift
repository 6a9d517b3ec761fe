enum Site {
  @TaskLocal static var isSouthern = false
}

struct Almanac {
  func landmark() -> String {
    Site.isSouthern ? "the Southern Cross" : "Polaris"
  }
}
