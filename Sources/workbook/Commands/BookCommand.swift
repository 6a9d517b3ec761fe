import WorkbookKit

struct BookCommand: Command {
  static let name = "book"
  static let synopsis = "[WHAT] [--port N] [--output DIR]"
  static let summary = "shows the book in a browser: chapters, tutorials, every brief"
  static let details = [
    "WHAT           names the page of an exercise or a stage, and not the front page",
    "--port N       the port to serve it at, and not the first free one from 8080 on",
    "--output DIR   writes it as a static site instead, which works at any address",
  ]

  private let word: String?
  private let port: Int?
  private let folder: String?

  init(_ line: [String]) throws {
    let arguments = try Arguments(line, values: ["--port", "--output"])
    try arguments.atMost(1)
    word = arguments.words.first
    folder = arguments.value("--output")
    port = try arguments.value("--port").map(Self.port)
  }

  private static func port(_ text: String) throws -> Int {
    guard let port = Int(text), (1...65535).contains(port) else {
      throw WorkbookError(
        "--port takes a number from 1 to 65535, and not `\(text)`.",
        next: "For instance: --port 8080", isUsage: true)
    }
    return port
  }

  func run(in session: inout Session) throws -> ExitCode {
    let page = try page(in: session)
    let site = Site(
      of: Book(of: session.workbook, files: session.files), programs: session.dependencies.programs)
    let session = session
    if let folder {
      let target = session.absolute(folder)
      try site.write(to: target, named: folder)
      session.tell("The site is in \(folder)")
      let server = "python3 -m http.server --directory \(folder.quotedForShell)"
      session.tell("Browsers want it from a server: \(server)")
    } else {
      try site.serve(port: port) { server in
        session.tell("The book: \(session.style.cyan(server + Site.path(ofPage: page)))")
        session.tell("It is served to this machine alone, until you press Ctrl-C.")
      }
    }
    return .done
  }

  private func page(in session: Session) throws -> String {
    guard let word else { return Book.name }
    let exercises = try session.workbook.syllabus.find(word)
    if exercises.count == 1 { return exercises[0].pageName }
    let stage = session.workbook.syllabus.stages.first { $0.exercises == exercises }
    return stage?.pageName ?? Book.name
  }
}
