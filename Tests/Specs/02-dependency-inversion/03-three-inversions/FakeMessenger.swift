import SpecSupport

@testable import ThreeInversions

/// A messenger that remembers what it was told to tell.
struct FakeMessenger: Messenger {
  let told = Recorder<String>()

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

  func start(at desk: Desk, with messenger: FakeMessenger) {
    switch self {
    case .injection:
      startReminders(at: desk, messenger: messenger)
    case .factory:
      startReminders(at: desk, makeMessenger: { messenger })
    case .locator:
      let locator = ServiceLocator()
      locator.register(messenger)
      startReminders(at: desk, locator: locator)
    }
  }
}
