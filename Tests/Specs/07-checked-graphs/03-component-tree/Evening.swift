import SpecSupport

/// Programs that use the components.
enum Evening: CaseIterable {
  case twoCabins, twoVoyages, cabinAlone

  /// What this program printed.
  var printed: [String] { Self.programs.lines(of: "\(self)") }

  private static let programs = SpecPrograms(
    Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0.client) }),
    declarations: testVoyage.lean + testHarbour.lean + shoreDeclaration)

  /// The parent that it uses has no part but those that the child needs.
  private var client: SpecClient {
    let parents =
      switch self {
      case .twoCabins: testVoyage.lean + testHarbour.given
      case .twoVoyages: testVoyage.given + testHarbour.lean
      case .cabinAlone: testVoyage.given + testHarbour.given
      }
    return SpecClient(statements, declarations: shoreDeclaration)
      .replacing([TestParent.file], by: parents)
  }

  private var statements: String {
    switch self {
    case .twoCabins:
      """
      let parents = [("A", "B"), ("C", "D")].map { radio, doctor in
        TestVoyage(radio: SpecShore(radio), doctor: SpecShore(doctor), logbook: Logbook())
      }
      let cabins = [
        CabinComponent(number: 7, parent: parents[0]),
        CabinComponent(number: 8, parent: parents[1]),
      ]
      for cabin in cabins + cabins.prefix(1) {
        cabin.bell.ring()
        cabin.steward.bring("tea", for: 4)
      }
      for (name, parent) in zip(["A", "C"], parents) {
        for line in parent.logbook.lines { print("\\(name) logbook: \\(line)") }
      }
      """
    case .twoVoyages:
      """
      let takenBerths = Berths()
      for _ in 1...3 { _ = takenBerths.take() }
      let voyages = [("Heron", takenBerths), ("Gull", Berths())].map { ship, berths in
        VoyageComponent(
          ship: ship,
          parent: TestHarbour(radio: SpecShore(ship), doctor: SpecShore(ship), berths: berths))
      }
      for voyage in voyages {
        voyage.pilot.moor()
        voyage.makeCabin(number: 9).bell.ring()
      }
      """
    case .cabinAlone:
      """
      let shore = SpecShore("A")
      let cabin = HarbourComponent(radio: shore, doctor: shore)
        .makeVoyage(ship: "Heron").makeCabin(number: 7)
      cabin.bell.ring()
      """
    }
  }
}

/// A radio and a doctor that print.
let shoreDeclaration = #"""
  struct SpecShore: Radio, Doctor {
    let name: String
    init(_ name: String) { self.name = name }
    func say(_ text: String) { print("\(name) radio: \(text)") }
    func come(to place: String) { print("\(name) doctor: \(place)") }
  }

  """#
