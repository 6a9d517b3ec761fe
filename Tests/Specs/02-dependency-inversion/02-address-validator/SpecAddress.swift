import SpecSupport

extension SpecClient {
  /// Addresses that no answer has heard of. They have a line, and nothing else.
  private static let addresses = """
    struct SpecAddress: Address {
      let displayAddress: String
    }
    final class SpecMoving: Address {
      var displayAddress: String
      init(_ line: String) { displayAddress = line }
    }
    func say(_ problem: AddressProblem?) -> String {
      problem.map { "\\($0)" } ?? "fits"
    }
    """

  /// A client that may use addresses of a country that no answer has heard of.
  init(withSpecAddress statements: String, spec: String = #filePath) {
    self.init(statements, declarations: Self.addresses, spec: spec)
  }
}

/// What validators of the answer say about addresses from nowhere.
///
/// One client asks all questions. Each line begins with the topic that it belongs to.
enum Judged {
  private static let client = SpecClient(
    withSpecAddress: #"""
      func ask(_ topic: String, width: Int, _ name: String, _ line: String) {
        let address = SpecAddress(displayAddress: line)
        let problem = AddressValidator(width: width).problem(with: address)
        print("\(topic), \(name) at width \(width): \(say(problem))")
      }
      for width in [9, 11, 12] {
        ask("width", width: width, "7 Grosse Weg", "7 Grosse Weg")
      }
      let long = String(repeating: "x", count: 10_010)
      ask("width", width: 10, "10010 times x", long)

      ask("characters", width: 1, "a family of three", "👩‍👩‍👧")
      ask("characters", width: 2, "Nanshan in Chinese", "南山")
      ask("characters", width: 1, "e with a combining accent", "e\u{301}")
      ask("characters", width: 5, "abcd between two pairs of spaces", "  abcd  ")

      ask("blank", width: 2, "no character", "")
      ask("blank", width: 2, "tab, space and line end", "\t \n")
      ask("blank", width: 2, "wide and unbreakable spaces", "\u{3000}\u{a0}\u{3000}")
      ask("blank", width: 2, "a space and an x", " x")
      ask("blank", width: 2, "three spaces and an x", "   x")

      let validator = AddressValidator(width: 5)
      for line in ["short", "too long", "short"] {
        let address = SpecAddress(displayAddress: line)
        print("anew, a struct that says \(line): \(say(validator.problem(with: address)))")
      }
      let address = SpecMoving("")
      for line in ["short", "too long", "short"] {
        address.displayAddress = line
        print("anew, an object that now says \(line): \(say(validator.problem(with: address)))")
      }

      let moon = SpecAddress(displayAddress: "12 Moon Lane")
      let (parcel, none) = (AddressValidator(width: 30), AddressValidator(width: 0))
      for (width, validator) in [(30, parcel), (0, none), (30, parcel)] {
        print("two, the one of width \(width): \(say(validator.problem(with: moon)))")
      }
      """#)

  private static let files: Set = ["Address.swift", "AddressValidator.swift"]

  /// What it printed without any other file of the answer, or with all of them when it doesn't
  /// build so; and what the compiler said of the two files.
  private static let outcome = Result {
    let all = try GradedAnswer(spec: #filePath).allFiles(but: files)
    do {
      let output = try client.run(leavingOut: all)
      return (
        verdict: CompilerVerdict.accepted,
        lines: output.split(separator: "\n").map(String.init)
      )
    } catch {
      let verdict = plain(try client.typecheck(leavingOut: all).explanation)
      return (
        verdict,
        verdict == CompilerVerdict.accepted
          ? ["\(error)"] : client.lines().map(plain)
      )
    }
  }

  /// What the compiler says of the validator with the protocol, and without any other file.
  static func verdictOfTwoFiles() throws -> String { try outcome.get().verdict }

  /// The lines about this topic, or why there are none.
  static func lines(about topic: String) throws -> [String] {
    let lines = try outcome.get().lines
    let own = lines.filter { $0.hasPrefix(topic + ", ") }
    return own.isEmpty ? lines : own
  }
}

/// Without the type, the compiler takes its name for the module's.
func plain(_ explanation: String) -> String {
  explanation.contains("'module<AddressValidator>'")
    ? "There is no type `AddressValidator` yet." : explanation
}
