// The outside world. Leave it as it is.
import SpecSupport

/// The SMS providers that the authority has a contract with.
enum Provider {
  case pingPost, skyText
}

/// Everything that a watch reaches outside of its own code.
struct World {
  /// HydroLine's gauges, by the names of their rivers.
  let hydroLine: [String: any HydroLineGauge]
  /// Fathom's gauges, by the names of their rivers.
  let fathom: [String: any FathomGauge]
  let pingPost: any PingPost
  let skyText: any SkyText
  /// The switchboard: the providers in use at this moment, in the order in
  /// which to try them.
  let route: () -> [Provider]

  /// The real one.
  static var live: World {
    World(
      hydroLine: [
        "Karn": HydroLineModem(station: "KRN-04", centimetres: 312),
        "Lune": HydroLineModem(station: "LUN-01", centimetres: 187),
      ],
      fathom: ["Osk": FathomRadio(device: 7), "Venn": FathomRadio(device: 9)],
      pingPost: PingPostGateway(), skyText: SkyTextService(),
      route: {
        Tripwire.touch("switchboard")
        return [.pingPost]
      })
  }
}
