import SpecSupport
import Testing

@testable import ComponentTree

@Suite struct ComponentTreeSpecs {
  @Test func `a cabin runs with a parent of three parts`() {
    let lines = client(
      """
      let parents = [("A", "B"), ("C", "D")].map { radio, doctor in
        TestVoyage(
          radio: Shore(radio), doctor: Shore(doctor), logbook: Logbook())
      }
      let cabins = zip([7, 8], parents).map { number, parent in
        CabinComponent(number: number, parent: parent)
      }
      for cabin in cabins {
        cabin.bell.ring()
        cabin.steward.bring("tea", for: 4)
      }
      for parent in parents { print(parent.logbook.lines) }
      """,
      alsoDeclaring: testVoyage.text()
    ).lines(leavingOut: aboveTheVoyage.union(["VoyageComponent.swift"]))

    let expected = [
      "A radio: cabin 7 needs help", "B doctor: cabin 7",
      "C radio: cabin 8 needs help", "D doctor: cabin 8",
      #"["cabin 7: tea"]"#, #"["cabin 8: tea"]"#,
    ]
    #expect(
      lines == expected,
      """
      Two cabins, each with a parent that has a radio, a doctor and a logbook, \
      and nothing else. The files of the voyage and the harbour were left out. \
      A cabin must ask a `CabinParent`, which needs no more than that, and use \
      its parts.
      """)
  }

  @Test func `a voyage runs with a parent of three parts`() {
    let lines = client(
      """
      let voyages = ["Heron", "Gull"].map { ship in
        VoyageComponent(
          ship: ship,
          parent: TestHarbour(
            radio: Shore("\\(ship)'s"), doctor: Shore("\\(ship)'s"),
            berths: Berths()))
      }
      for voyage in voyages {
        voyage.pilot.moor()
        voyage.makeCabin(number: 9).bell.ring()
      }
      """,
      alsoDeclaring: testHarbour.text()
    ).lines(leavingOut: aboveTheVoyage)

    let expected = ["Heron", "Gull"].flatMap { ship in
      [
        "\(ship)'s radio: \(ship) moors at berth 1",
        "\(ship)'s radio: cabin 9 needs help", "\(ship)'s doctor: cabin 9",
      ]
    }
    #expect(
      lines == expected,
      """
      Two voyages, each with a parent that has a radio, a doctor and berths, \
      and nothing else. The harbour's files were left out. A voyage must ask a \
      `VoyageParent`, which needs no more than that, and pass on what its \
      cabins need.
      """)
  }

  @Test(arguments: [testVoyage, testHarbour])
  func `a parent that forgets a part does not compile`(
    parent: Declaration
  ) throws {
    try requireWholeTree()

    let verdict = try client(
      "", alsoDeclaring: parent.parts.map(parent.text(forgetting:)).joined()
    ).typecheck()
    let forgotten = parent.parts.filter {
      !verdict.isRefused(with: "'Without_\($0)' does not conform")
    }

    #expect(
      forgotten == [],
      """
      A `\(parent.parent)` compiles without these parts, and nobody is told \
      before a passenger needs one. Let the protocol demand what the child, or \
      a child of the child, needs: not optional, and without a default in an \
      extension.
      """)
  }

  @Test(arguments: [
    "HarbourComponent(radio: shore)",
    #"VoyageComponent(ship: "Heron")"#,
    #"VoyageComponent(ship: "Heron", parent: nil)"#,
    "CabinComponent(number: 7)",
    "CabinComponent(number: 7, parent: nil)",
  ])
  func `no component is made without what it needs`(call: String) throws {
    try requireWholeTree()

    let verdict = try client(
      """
      let shore = Shore("A")
      _ = \(call)
      _ = shore
      """
    ).typecheck()

    #expect(
      verdict.missesAnArgument,
      """
      `\(call)` compiles. Whoever makes a component must hand over all that it \
      needs: no default, no optional, no second initializer. \
      \(verdict.explanation)
      """)
  }

  @Test func `the app builds without Scope.swift`() throws {
    let verdict = try client("runMorning()")
      .typecheck(leavingOut: ["Scope.swift"])

    #expect(
      verdict.isAccepted,
      """
      Something is still looked up in a `Scope`, or replaced by a null object \
      when it is not found. What a component has from its own properties and \
      from its parent, the compiler has checked. \(verdict.explanation)
      """)
  }

  @Test(.tags(.guard))
  func `keeps a cabin working when nobody else holds its voyage`() async {
    await #expect(
      processExitsWith: .success,
      """
      A passenger rang the bell and the app stopped: the cabin asked a parent \
      that was gone. A child holds its parent, strongly; a parent does not \
      hold its children, so this is no cycle.
      """
    ) {
      let said = Recorder<String>()
      let cabin = HarbourComponent(
        radio: TestRadio(said: said), doctor: TestDoctor(called: Recorder())
      ).makeVoyage(ship: "Heron").makeCabin(number: 7)

      cabin.bell.ring()
      #expect(
        said.values == ["cabin 7 needs help"],
        """
        Somebody holds a cabin, and nobody its voyage. The bell must reach the \
        harbour's radio all the same: a child holds its parent, strongly.
        """)
    }
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let complaint = try GradedAnswer(spec: #filePath).worldComplaint()
    #expect(complaint == nil, "\(complaint ?? "")")
  }
}

/// The files that a voyage, its cabins and their parts can do without.
private let aboveTheVoyage: Set = [
  "HarbourComponent.swift", "Morning.swift", "Scope.swift",
]

/// The twin of all that must not compile: nothing is forgotten.
private let wholeTree = Result {
  try client(
    """
    let shore = Shore("A")
    let logbook = Logbook()
    _ = HarbourComponent(radio: shore, doctor: shore)
    _ = VoyageComponent(
      ship: "Heron",
      parent: TestHarbour(radio: shore, doctor: shore, berths: Berths()))
    _ = CabinComponent(
      number: 7,
      parent: TestVoyage(radio: shore, doctor: shore, logbook: logbook))
    """,
    alsoDeclaring: testVoyage.text() + testHarbour.text()
  ).typecheck()
}

private func requireWholeTree() throws {
  let verdict = try wholeTree.get()
  try #require(
    verdict.isAccepted,
    """
    First of all, this must compile: a component gets a parent that has all it \
    needs, and no more. \(verdict.explanation)
    """)
}
