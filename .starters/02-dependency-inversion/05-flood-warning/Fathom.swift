// The outside world. Leave it as it is.
import SpecSupport

/// What a gauge by Fathom measured.
struct FathomSample {
  let millimetres: Int
  /// Whether the sensor hung in the water. If it didn't, its millimetres mean
  /// nothing.
  let isSubmerged: Bool
}

/// The gauge's radio link is down.
struct FathomOffline: Error {}

/// A gauge by Fathom.
protocol FathomGauge {
  func sample() throws -> FathomSample
}

/// The radio link to a real gauge by Fathom.
struct FathomRadio: FathomGauge {
  let device: Int

  func sample() throws -> FathomSample {
    Tripwire.touch("Fathom \(device)")
    return FathomSample(millimetres: 1_204, isSubmerged: true)
  }
}
