import Foundation
import SpecSupport

@testable import DiManager

/// Something new that can't be built, since a registration was forgotten.
enum Forgotten: String, Sendable {
  case user, avatar

  /// What the container's error says.
  var path: String {
    self == .user
      ? "User with String → Avatar with Int"
      : "Avatar with User → User with Int"
  }

  /// Lets a member join, in a process of its own, and writes what the process
  /// says into a file of its parent's.
  @MainActor
  func ask() async {
    let path = file(ofProcess: getppid())
    dup2(open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600), STDERR_FILENO)
    let screens = makeScreens { container in
      container.register((any User).self) { (resolver, name: String) in
        if self == .user { _ = try resolver.resolve((any Avatar).self, 7) }
        return TestUser(username: name)
      }
      container.register((any Avatar).self) { (resolver, author: any User) in
        _ = try resolver.resolve((any User).self, 7)
        return TestAvatar(author: author)
      }
    }
    _ = try? await screens.signUp.join(as: "Arya")
    // It was not stopped, so nobody wants to read this.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The container's path, if it stands in what the process that asked for it
  /// said, else all that this one said.
  func said() -> String {
    let path = file(ofProcess: getpid())
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "nothing"
    return text.contains(self.path) ? self.path : text
  }

  private func file(ofProcess process: pid_t) -> String {
    FileManager.default.temporaryDirectory
      .appending(path: "workbook-forgotten-\(rawValue)-\(process).txt").path
  }
}

/// What the compiler says of the app without its back ends, wherever they are:
/// nothing, or a line for each file that needs one.
///
/// A file of the learner's own that needs a back end's types is a file of the
/// back ends. The files of the starter must do without such files, too.
func filesThatNeedABackEnd(spec: String = #filePath) throws -> [String] {
  let app = Set(
    try FileManager.default.contentsOfDirectory(
      atPath: GradedAnswer(spec: spec).starter.path))
  var backEnds: Set = [
    "MockBackEnd.swift", "LocalBackEnd.swift", "LocalStore.swift",
    "BackEnds.swift", "AppBackEnd.swift",
  ]
  let choice = """
    @MainActor func appBackEnd() -> (Container) -> Void { fatalError() }
    """
  var found: [String] = []
  while true {
    let verdict = try SpecClient("", declarations: choice, spec: spec)
      .typecheck(leavingOut: backEnds)
    guard !verdict.isAccepted else { return [] }
    found.append(verdict.explanation)
    let file = String(verdict.explanation.prefix { $0 != ":" })
    guard file.hasSuffix(".swift"), !app.contains(file),
      backEnds.insert(file).inserted
    else { return found }
  }
}

/// Screens that can be made without what they ask, as far as the compiler is
/// concerned, and what it says of screens that can't be made at all.
func screensWithoutABackEnd(_ answer: CompiledAnswer) throws -> [String] {
  var pieces: [String] = []
  for screen in ["SignUp", "MemberPage"] {
    for initializer in answer.initializers(of: screen) {
      let all: [String?] = initializer.parameters.map { _ in "anything()" }
      if all.isEmpty { pieces.append(initializer.call(with: [])) }
      for place in all.indices {
        var (without, null) = (all, all)
        without[place] = nil
        null[place] = "nil"
        pieces += [without, null].map { initializer.call(with: $0) }
      }
    }
  }
  // Swift may add an initializer that is called like another one.
  pieces = Set(pieces).sorted()
  let verdicts = try SpecClient.verdicts(
    on: pieces.map { "_ = await \($0)" },
    declarations: "func anything<T>() -> T { fatalError() }")
  return zip(pieces, verdicts).filter { $1.isAccepted }.map { piece, _ in
    "`\(piece.replacing("anything()", with: "…"))` compiles"
  }
}

/// What a screen is made with that is a container, or has one where the screen
/// can reach it.
func containersOfScreens(_ answer: CompiledAnswer) throws -> [String] {
  let initializers = ["SignUp", "MemberPage"].flatMap {
    answer.initializers(of: $0)
  }
  // A protocol of the learner's that the container conforms to is the container in disguise.
  let parents = answer.declaredLines.compactMap {
    $0.firstMatch(of: /^extension Container\s*:\s*([\w, ]+)/)
      .map { String($0.output.1) }
  }.flatMap { $0.split { " ,".contains($0) }.map(String.init) }
  let disguises = Set(parents).intersection(answer.protocols)
  let handed = initializers.map(\.description).filter { initializer in
    (["Container", "Resolver"] + disguises).contains(
      where: initializer.contains)
  }
  let properties = answer.declaredLines.compactMap {
    $0.firstMatch(of: /\b(?:let|var) (\w+): (?:any )?(?:Container|Resolver)$/)
      .map { String($0.output.1) }
  }
  // A function that returns a container, or hands it to a closure, shows it as well.
  let functions = answer.declaredLines.compactMap {
    $0.firstMatch(of: /\bfunc (\w+)\b.*(?:\(Container\).* ->|-> Container\b)/)
      .map { String($0.output.1) }
  }
  let names = properties + functions
  let types = Set(initializers.flatMap(\.parameters).map(\.type)).filter {
    !$0.contains("->") && !$0.contains("Container")
  }
  let reached = types.sorted().flatMap { type in
    Set(names).sorted().map { (type, $0) }
  }
  guard !reached.isEmpty else { return handed }
  let verdicts = try SpecClient.verdicts(
    on: reached.map { type, name in
      "let _: @MainActor (\(type)) -> Void = { _ = $0.\(name) }"
    })
  return handed
    + zip(reached, verdicts).filter { $1.isAccepted }.map { place, _ in
      "\(place.0).\(place.1)"
    }
}
