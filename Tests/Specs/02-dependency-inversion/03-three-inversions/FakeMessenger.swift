import SpecSupport

@testable import ThreeInversions

/// A messenger that writes down what it was told to tell.
///
/// It's an object, so it is gone when nothing holds it; the record is not.
final class FakeMessenger: Messenger {
  private let told: SpecRecorder<String>

  init(_ told: SpecRecorder<String>) {
    self.told = told
  }

  func tell(_ reader: String, _ message: String) {
    told.record("\(reader): \(message)")
  }
}

extension Loan {
  static let emma = Loan(reader: "Ann", title: "Emma")
  static let draculaToo = Loan(reader: "Ann", title: "Dracula")
  static let dracula = Loan(reader: "Bram", title: "Dracula")
}

/// The three ways in which a reminder gets its messenger.
enum Way: CaseIterable {
  case injection, factory, locator

  /// Starts a reminder whose messengers only the reminder, the factory or the locator holds.
  func start(at desk: Desk, telling told: SpecRecorder<String>) {
    switch self {
    case .injection:
      startReminders(at: desk, messenger: FakeMessenger(told))
    case .factory:
      startReminders(at: desk, makeMessenger: { FakeMessenger(told) })
    case .locator:
      let locator = ServiceLocator()
      locator.register(FakeMessenger(told))
      startReminders(at: desk, locator: locator)
    }
  }
}
