import Foundation

@testable import InterfaceAndLive
@testable import SpecSupport

/// What the learner's modules say when they're built for real; built once for all specs.
struct StationPrograms {
  /// The modules that the compiler refused, with its words.
  let refusals: [String]
  /// A rehearsal that is built and linked without the SDK.
  let rehearsal: [String]
  /// An announcer that speaks through the kit of another vendor, without the SDK.
  let anotherVendor: [String]
  /// The app, linked with all that it needs.
  let app: [String]
  /// What the compiler says of an announcer with a voice, and of one without.
  let complete: String
  let incomplete: String

  static let outcome = Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "workbook-station-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try StationPrograms(in: folder)
  }

  private init(in folder: URL) throws {
    let kit = folder.appending(path: "SpecBellKit.swift")
    try Self.kit.write(to: kit, atomically: true, encoding: .utf8)
    let another = Module("SpecBellKit", files: [kit.lastPathComponent])
    let station = Station(Station.answer.modules + [another])

    let build = try ModuleBuild(station, in: folder, extra: [kit])
    refusals = build.refusals.map { "\($0.key): \($0.value)" }.sorted()
    rehearsal = build.lines(
      besides: "Rehearsal.swift", Self.listening, without: Station.sdk)
    anotherVendor = build.lines(
      besides: "Rehearsal.swift", Self.ringing, importing: [another.name],
      without: Station.sdk)
    app = build.lines(besides: "CompositionRoot.swift", Self.speaking)
    complete = try build.verdict(
      on: "_ = makeRehearsal { _, _ in }", besides: "Rehearsal.swift"
    ).explanation
    let verdict = try build.verdict(
      on: "_ = Announcer()", besides: "Rehearsal.swift")
    let isRefused =
      verdict.missesAnArgument
      || ["inaccessible", "no accessible", "cannot be instantiated"].contains(
        where: verdict.isRefused(with:))
    incomplete = isRefused ? "The compiler refuses it." : verdict.explanation
  }

  private static let calls = """
    announcer.announce(Departure(destination: "Ghent", platform: 4, minutesLate: 0))
    announcer.warn(platform: 7)
    announcer.warn(platform: 7)
    announcer.announce(Departure(destination: "Westward Ho!", platform: 2, minutesLate: 9))
    """

  private static let listening = """
    let announcer = makeRehearsal { text, isWarning in
      print(isWarning ? "warning:" : "notice:", text)
    }
    \(calls)
    """

  private static let ringing = """
    let announcer = makeRehearsal { words, isWarning in
      print(BellKit(strokes: isWarning ? 3 : 1).ring(and: words))
    }
    \(calls)
    """

  private static let speaking = """
    let touched = Tripwire.touched {
      let announcer = makeAnnouncer()
      let another = makeAnnouncer()
    \(calls)
      another.warn(platform: 7)
    }
    touched.names.forEach { print($0) }
    """

  /// What another vendor sells.
  private static let kit = """
    public struct BellKit {
      let strokes: Int
      public init(strokes: Int) { self.strokes = strokes }
      public func ring(and words: String) -> String {
        String(repeating: "ding ", count: strokes) + words
      }
    }

    """
}
