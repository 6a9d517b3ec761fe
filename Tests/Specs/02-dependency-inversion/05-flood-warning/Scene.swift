import SpecSupport

@testable import FloodWarning

/// A world of the specs': what its gauges say, what its providers do, and what reached the phones.
final class Scene {
  var telegrams: [String: String] = [:]
  var samples: [String: FathomSample] = [:]
  var route: [Provider] = [.pingPost]
  /// PingPost's code for a phone; 0 when it has none here.
  var codes: [String: Int] = [:]
  var skyTextRefuses = false
  /// The phones that SkyText can't reach.
  var unreached: Set<String> = []
  private(set) var delivered: [String] = []

  /// Rivers with a gauge by HydroLine that shows centimetres, or by Fathom that shows millimetres.
  init(hydroLine: [String: Int] = [:], fathom: [String: Int] = [:]) {
    telegrams = hydroLine.mapValues(Self.telegram)
    samples = fathom.mapValues {
      FathomSample(millimetres: $0, isSubmerged: true)
    }
  }

  static func telegram(_ centimetres: Int) -> String {
    "HL1;SPEC;\(centimetres);OK"
  }

  var world: World {
    World(
      hydroLine: telegrams.keys.reduce(into: [:]) {
        $0[$1] = SceneHydroLine(scene: self, river: $1)
      },
      fathom: samples.keys.reduce(into: [:]) {
        $0[$1] = SceneFathom(scene: self, river: $1)
      },
      pingPost: ScenePingPost(scene: self), skyText: SceneSkyText(scene: self),
      route: { self.route })
  }

  /// Makes a round, and returns what went wrong, then what reached the phones, in their order.
  func lines(of watch: Watch) -> [String] {
    let problems = watch.round()
    defer { delivered = [] }
    return problems + delivered.sorted()
  }

  /// Makes a round for each of these levels in centimetres, and returns the lines of all rounds.
  func story(_ watch: Watch, _ river: String, _ levels: [Int]) -> [String] {
    levels.flatMap { level in
      if telegrams[river] == nil {
        samples[river] = FathomSample(
          millimetres: level * 10, isSubmerged: true)
      } else {
        telegrams[river] = Self.telegram(level)
      }
      return lines(of: watch)
    }
  }

  fileprivate func deliver(
    _ text: String, to phone: String, by provider: String
  ) {
    delivered.append("\(phone) by \(provider): \(text)")
  }
}

private struct SceneHydroLine: HydroLineGauge {
  let scene: Scene
  let river: String

  func telegram() -> String { scene.telegrams[river] ?? "" }
}

private struct SceneFathom: FathomGauge {
  let scene: Scene
  let river: String

  func sample() throws -> FathomSample {
    guard let sample = scene.samples[river] else { throw FathomOffline() }
    return sample
  }
}

private struct ScenePingPost: PingPost {
  let scene: Scene

  func send(_ message: PingPostMessage) -> Int {
    let code = message.body.count > 70 ? 40 : scene.codes[message.to] ?? 0
    if code < 2 { scene.deliver(message.body, to: message.to, by: "PingPost") }
    return code
  }
}

private struct SceneSkyText: SkyText {
  let scene: Scene

  func post(_ job: SkyTextJob) throws -> SkyTextReceipt {
    if scene.skyTextRefuses { throw SkyTextRefusal() }
    for phone in job.numbers where !scene.unreached.contains(phone) {
      scene.deliver(job.text, to: phone, by: "SkyText")
    }
    return SkyTextReceipt(
      unreached: job.numbers.filter(scene.unreached.contains))
  }
}

extension Plan {
  /// A warden (phone 1), a crew (2) and a campsite (3), who wants dangers only.
  static func spec(_ rivers: String..., alert: Int = 300, danger: Int = 400)
    -> Plan
  {
    Plan(
      rivers: rivers.map { River(name: $0, alert: alert, danger: danger) },
      contacts: [
        Contact(name: "Warden", phone: "1", from: .alert),
        Contact(name: "Crew", phone: "2", from: .alert),
        Contact(name: "Camp", phone: "3", from: .danger),
      ])
  }
}

/// What a danger's text says after the level.
let advice = "Leave the banks and move to higher ground."
