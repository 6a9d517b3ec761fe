/// Something that was taken, and is given back once, at the latest when
/// nothing holds the reservation any more.
final class Reservation<Thing> {
  private var state: (thing: Thing, giveBack: (Thing) -> Void)?

  init(_ take: () throws -> Thing, giveBack: @escaping (Thing) -> Void) rethrows {
    state = (try take(), giveBack)
  }

  var thing: Thing? { state?.thing }

  func cancel() {
    guard let (thing, giveBack) = state else { return }
    state = nil
    giveBack(thing)
  }

  deinit { cancel() }
}

/// A reason to refuse a treatment.
struct Rule {
  let refusal: Refusal
  let applies: (_ treatment: String, _ sitting: Sitting) -> Bool

  static var all: [Rule] {
    [
      Rule(refusal: .allergic) { $1.file.allergies.contains($0) },
      Rule(refusal: .notSigned) { !$1.signed.contains($0) },
    ]
  }
}

/// What is known of a patient in the chair.
struct Sitting {
  let file: PatientFile
  var signed: Set<String> = []
}

/// Where treatments are written down.
protocol Recorder: AnyObject {
  func record(_ line: String)
}
