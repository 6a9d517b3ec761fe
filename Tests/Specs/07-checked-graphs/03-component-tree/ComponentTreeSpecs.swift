import SpecSupport
import SpecTags
import Testing

@testable import ComponentTree

@Suite struct ComponentTreeSpecs {
  @Test func `a cabin runs with a test parent`() throws {
    let client = client(
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
    )
    let lines = try printed(
      by: client, leavingOut: aboveTheVoyage.union(["VoyageComponent.swift"]),
      because: """
        A test makes a cabin without the files of the voyage and the harbour. \
        Its parent is a struct of the parts that a cabin uses and cannot make.
        """)

    let expected = [
      "A radio: cabin 7 needs help", "B doctor: cabin 7",
      "C radio: cabin 8 needs help", "D doctor: cabin 8",
      #"["cabin 7: tea"]"#, #"["cabin 8: tea"]"#,
    ]
    #expect(
      lines == expected,
      """
      Two cabins, each with a test parent of its own. In both, somebody rang \
      the bell and ordered tea. A cabin must use its own parent's parts.
      """)
  }

  @Test func `a voyage runs with a test parent`() throws {
    let client = client(
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
    )
    let lines = try printed(
      by: client, leavingOut: aboveTheVoyage,
      because: """
        A test makes a voyage without the harbour's files. Its parent is a \
        struct of the parts that a voyage or its cabins use and cannot make.
        """)

    let expected = ["Heron", "Gull"].flatMap { ship in
      [
        "\(ship)'s radio: \(ship) moors at berth 1",
        "\(ship)'s radio: cabin 9 needs help", "\(ship)'s doctor: cabin 9",
      ]
    }
    #expect(
      lines == expected,
      """
      Two voyages, each with a test parent of its own. Both moored, and in a \
      cabin of each, somebody rang the bell. A voyage must use its own \
      parent's parts, and pass on what its cabins need.
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
      "_ = \(call)", alsoDeclaring: #"let shore = Shore("A")"#
    ).typecheck()

    #expect(
      verdict.missesAnArgument,
      """
      This must be refused, since an argument is missing. Whoever makes a \
      component hands over all that it needs: no default, no optional, no \
      second initializer. \(verdict.explanation)
      """)
  }

  @Test func `no scope and no null object is left`() throws {
    let verdict = try client(
      "runMorning()",
      alsoDeclaring: "enum Scope {}; enum NoRadio {}; enum NoDoctor {}"
    ).typecheck()

    #expect(
      verdict.isAccepted,
      """
      The spec brings a `Scope`, a `NoRadio` and a `NoDoctor` of its own, \
      which is refused as long as yours are there. Take all from properties \
      and from the parent, then empty `Scope.swift`. \(verdict.explanation)
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
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      A file that stands for the outside world was changed. The specs watch that file, so they \
      can't tell any more what your code does. Put each file found here back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }
}

/// What the client prints, when it builds and runs.
private func printed(
  by client: Client, leavingOut files: Set<String>, because reason: String
) throws -> [String] {
  let result = Result { try client.run(leavingOut: files) }
  var failure: String?
  if case .failure(let error) = result { failure = "\(error)" }
  try #require(failure == nil, "\(reason) It does not run. \(failure ?? "")")
  return try result.get().split(separator: "\n").map(String.init)
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
