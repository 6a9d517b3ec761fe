import SpecSupport

/// The files that know no real animal and no real cooler.
let core: Set = ["Animal.swift", "Farm.swift", "Dairy.swift"]

/// What a farm alone needs of the core.
let farmFiles: Set = ["Animal.swift", "Farm.swift"]

/// What a test brings along in place of a cow.
private let testAnimal = """
  struct SpecTestAnimal: Animal {
    let answer: String
    func feed() -> String { answer }
  }

  """

/// What a test brings along in place of a cooler full of ice.
private let testCooler = """
  struct SpecTestCooler: Cooler {
    var degrees = 7
    init(_ degrees: Int = 7) { self.degrees = degrees }
    func cool() -> Int { degrees }
  }

  """

/// What the core says without the app's files.
///
/// One client asks all questions. Each line begins with the topic that it belongs to.
enum CoreAlone {
  private static let farm = """
    let animals = ["Baa!", "Neigh!"].map { SpecTestAnimal(answer: $0) }
    for word in Farm(animals: animals).feedAnimals() { print("farm, \\(word)") }

    """

  private static let dairy = """
    let first = Dairy(farm: Farm(animals: [SpecTestAnimal(answer: "Baa!")]), cooler: SpecTestCooler(9))
    let second = Dairy(farm: Farm(animals: []), cooler: SpecTestCooler())
    for dairy in [first, second, first] { print("dairy, \\(dairy.morningRound())") }

    """

  /// Another app, with a short call of its own.
  private static let goatApp = """
    extension Dairy {
      convenience init() {
        let goat = SpecTestAnimal(answer: "Meh!")
        self.init(farm: Farm(animals: [goat]), cooler: SpecTestCooler())
      }
    }
    """

  private static let outcome = Result {
    let app = try GradedAnswer(spec: #filePath).allFiles(but: core)
    let all = SpecClient(
      farm + dairy + #"print("goat, \(Dairy().morningRound())")"#,
      declarations: testAnimal + testCooler + goatApp)
    do {
      let lines = try all.run(leavingOut: app).split(separator: "\n").map(
        String.init)
      return (
        core: CompilerVerdict.accepted,
        lines: ["farm": lines, "dairy": lines, "goat": lines]
      )
    } catch {
      // The core may build without the client, the farm without the dairy, and both without a goat.
      let farmAlone = try SpecClient(farm, declarations: testAnimal).lines(
        with: farmFiles)
      let dairyAlone = SpecClient(dairy, declarations: testAnimal + testCooler)
        .lines(
          leavingOut: app)
      return (
        core: try SpecClient("").typecheck(leavingOut: app).explanation,
        lines: ["farm": farmAlone, "dairy": dairyAlone, "goat": ["\(error)"]]
      )
    }
  }

  /// What the compiler says of the core without the app's files.
  static func verdict() throws -> String { try outcome.get().core }

  /// The lines about this topic, or why there are none.
  static func lines(about topic: String) throws -> [String] {
    let all = try outcome.get().lines[topic] ?? []
    let own = all.filter { $0.hasPrefix(topic + ", ") }
    return own.isEmpty ? all : own
  }

  /// What the compiler says of a dairy with all its parts, and of calls that lack one.
  static let calls = Result {
    let verdicts = try SpecClient.verdicts(
      on: [
        "_ = Dairy(farm: Farm(animals: []), cooler: SpecTestCooler())",
        "_ = Farm()", "_ = Farm(animals: nil)", "_ = Dairy()",
        "_ = Dairy(cooler: SpecTestCooler())",
        "_ = Dairy(farm: Farm(animals: []))",
        "_ = Dairy(farm: Farm(animals: []), cooler: nil)",
      ], declarations: testAnimal + testCooler,
      leavingOut: GradedAnswer(spec: #filePath).allFiles(but: core))
    return (complete: verdicts[0], incomplete: Array(verdicts.dropFirst()))
  }
}
