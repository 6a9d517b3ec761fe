/// A visit, from the chair up to the chair down.
final class RunningVisit: Visit {
  private let current: Current
  private var giveBack: (() -> Void)?

  init(current: Current, giveBack: @escaping () -> Void) {
    self.current = current
    self.giveBack = giveBack
  }

  private var treatments: Treatments? {
    giveBack == nil ? nil : try? current.visit?.resolve()
  }

  var allergies: [String] { treatments?.file.allergies ?? [] }

  func sign(for treatment: String) {
    treatments?.signed.insert(treatment)
  }

  func treat(_ treatment: String) throws {
    guard let treatments else { throw Refusal.visitIsOver }
    try treatments.carryOut(treatment)
  }

  func end() {
    giveBack?()
    giveBack = nil
  }
}
