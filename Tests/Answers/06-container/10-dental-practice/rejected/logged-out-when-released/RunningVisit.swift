/// A visit, from the chair up to the chair down.
final class RunningVisit: Visit {
  private let treatments: Treatments
  private var isOver = false
  private let giveBack: () -> Void

  init(treatments: Treatments, giveBack: @escaping () -> Void) {
    self.treatments = treatments
    self.giveBack = giveBack
  }

  var allergies: [String] { isOver ? [] : treatments.file.allergies }

  func sign(for treatment: String) {
    treatments.signed.insert(treatment)
  }

  func treat(_ treatment: String) throws {
    guard !isOver else { throw Refusal.visitIsOver }
    try treatments.carryOut(treatment)
  }

  func end() {
    isOver = true
    giveBack()
  }
}
