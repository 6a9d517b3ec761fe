import WorkbookCore

struct BookCommand: Command {
  static let name = "book"
  static let synopsis = "[WHAT] [--port N] [--output DIR]"
  static let summary = "shows the book in a browser: chapters, tutorials, every brief"
  static let details = [
    "WHAT           names the page of an exercise or a stage, and not the front page",
    "--port N       the port to serve it at, and not the first free one from 8080 on",
    "--output DIR   writes it as a static site instead, which works at any address",
  ]

  private let arguments: Arguments
  private let port: Int?

  init(_ line: [String]) throws {
    arguments = try Arguments(line, values: ["--port", "--output"])
    try arguments.atMost(1)
    port = try arguments.count("--port", atMost: 65535, example: 8080)
  }

  func run(in session: inout Session) throws -> ExitCode {
    let page = try page(in: session)
    let site = Site(of: Book(of: session.workbook))
    let session = session
    if let folder = arguments.value("--output") {
      try site.write(to: session.absolute(folder), named: folder)
      session.printWrapped("The site is in \(folder)")
      let server = "python3 -m http.server --directory \(folder.quotedForShell)"
      session.printWrapped("Browsers want it from a server: \(server)")
    } else {
      try site.serve(port: port) { server in
        session.printWrapped("The book: \(session.style.cyan(server + Site.path(ofPage: page)))")
        session.printWrapped("It is served to this machine alone, until you press Ctrl-C.")
      }
    }
    return .done
  }

  private func page(in session: Session) throws -> String {
    guard let word = arguments.words.first else { return Book.name }
    let exercises = try session.workbook.syllabus.find(word)
    if exercises.count == 1 { return exercises[0].pageName }
    let stage = session.workbook.syllabus.stages.first { $0.exercises == exercises }
    return stage?.pageName ?? Book.name
  }
}
