/// A visit, from the chair up to the chair down.
final class RunningVisit: Visit {
  /// `nil` when the visit is over.
  private var treatments: Treatments?
  private let giveBack: () -> Void

  init(treatments: Treatments, giveBack: @escaping () -> Void) {
    self.treatments = treatments
    self.giveBack = giveBack
  }

  var allergies: [String] { treatments?.file.allergies ?? [] }

  func sign(for treatment: String) {
    guard let treatments else { return }
    treatments.consent.signed[treatments.file.patient, default: []]
      .insert(treatment)
  }

  func treat(_ treatment: String) throws {
    guard let treatments else { throw Refusal.visitIsOver }
    try treatments.carryOut(treatment)
  }

  func end() {
    treatments = nil
    giveBack()
  }
}
