import Testing

final class Telescope {
  private var offset = 0

  /// Call this first, at dusk.
  func calibrate(seenAt degrees: Int, listedAt listed: Int) {
    offset = degrees - listed
  }

  func angle(ofListed degrees: Int) -> Int { degrees + offset }
}

/// Only a calibrated telescope can be pointed.
struct Calibrated {
  private let offset: Int

  static func onStar(seenAt degrees: Int, listedAt listed: Int) -> Calibrated {
    Calibrated(offset: degrees - listed)
  }

  func angle(ofListed degrees: Int) -> Int { degrees + offset }
}

@Test func `a forgotten calibration is three degrees off, and silent`() {
  let forgotten = Telescope()
  let calibrated = Telescope()
  calibrated.calibrate(seenAt: 48, listedAt: 45)

  #expect(forgotten.angle(ofListed: 20) == 20)
  #expect(calibrated.angle(ofListed: 20) == 23)
  #expect(Calibrated.onStar(seenAt: 48, listedAt: 45).angle(ofListed: 20) == 23)
}
