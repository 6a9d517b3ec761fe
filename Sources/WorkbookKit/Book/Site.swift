import ChildProcess
import Foundation

/// The book as a site, made by the toolchain's documentation compiler.
public struct Site: Sendable {
  private let book: Book
  private let files: Files
  private let programs: Programs

  public init(of book: Book, programs: Programs) {
    self.book = book
    files = book.files
    self.programs = programs
  }

  /// What `docc` gets; made anew each time.
  private var catalogue: String { "\(book.workbook.root)/.build/book/\(Book.name).docc" }

  /// The path of a page's address.
  public static func path(ofPage name: String) -> String {
    let page = "/documentation/\(Book.name.lowercased())"
    return name == Book.name ? page : "\(page)/\(name.lowercased())"
  }
}

// MARK: - Writing it

extension Site {
  /// Writes a static site, which works from any address at which its files are served.
  ///
  /// - Parameters:
  ///   - folder: The absolute path; new, empty, or with an earlier site, which goes.
  ///   - name: The path as the person wrote it.
  ///   - warningsAreErrors: Whether a page that `docc` has a remark on stops it.
  /// - Throws: `WorkbookError`.
  public func write(to folder: String, named name: String? = nil, warningsAreErrors: Bool = false)
    throws
  {
    guard isFree(folder) else {
      throw WorkbookError(
        "\(name ?? folder) holds something else.", next: "Name a folder that does not exist yet.",
        isUsage: true)
    }
    try Catalogue(of: book).write(to: catalogue)
    let fresh = "\(book.workbook.root)/.build/book/site"
    try files.remove(fresh)
    let strictness = warningsAreErrors ? ["--warnings-as-errors"] : []
    let result = try docc(["convert", catalogue, "--output-dir", fresh] + strictness)
    guard result.ending == .exited(code: 0), files.exists("\(fresh)/index.html") else {
      throw Self.failure(result.text)
    }
    do {
      try MovableSite(in: fresh, files: files).write()
      try files.remove(folder)
      try files.copy(fresh, folder)
    } catch {
      throw WorkbookError(
        "The site could not be written: \(error)", next: "Check the folder and the free disk.")
    }
  }

  private func isFree(_ folder: String) -> Bool {
    guard files.exists(folder) else { return true }
    guard let names = try? files.list(folder) else { return false }
    let isSite = files.isFolder("\(folder)\(Self.path(ofPage: Book.name))")
    return names.isEmpty || isSite && names.contains("metadata.json")
  }

  private func docc(_ arguments: [String]) throws -> (ending: ChildProcess.Ending, text: String) {
    try programs.output(of: Self.call(arguments))
  }

  private static func call(_ arguments: [String]) -> Programs.Call {
    #if os(macOS)
      Programs.Call("xcrun", ["docc"] + arguments)
    #else
      Programs.Call("docc", arguments)
    #endif
  }

  private static func failure(_ output: String) -> WorkbookError {
    let isMissing = output.contains("env: ") || output.isEmpty
    return WorkbookError(
      isMissing
        ? "The documentation compiler `docc` was not found."
        : "The documentation compiler refused the book:\n\(output)",
      next: "The book can be read as it is, too: docs/\(Book.name).docc/\(Book.name).md")
  }
}

// MARK: - Showing it

extension Site {
  /// Serves the site on this machine alone, until somebody stops it.
  ///
  /// - Parameters:
  ///   - port: The port to use; `nil` for the first one that is free, from 8080 on.
  ///   - onReady: Called with the server's address, `http://localhost:8080`, once it answers.
  /// - Throws: `WorkbookError`, or `Programs.Interrupted` when it was stopped.
  public func serve(port: Int?, onReady: (String) -> Void) throws {
    try Catalogue(of: book).write(to: catalogue)
    var output = ""
    for port in port.map({ [$0] }) ?? Array(8080...8099) {
      output = try preview(port: port, onReady: onReady)
      guard output.contains("is not available") else { throw Self.failure(output) }
    }
    throw WorkbookError(
      port.map { "Port \($0) is in use." } ?? "The ports from 8080 to 8099 are all in use.",
      next: "Choose another: swift run workbook book --port \(Self.port(besides: port ?? 8099))",
      isUsage: true)
  }

  /// A neighbour of a port: after the last one there is none.
  private static func port(besides port: Int) -> Int {
    port < UInt16.max ? port + 1 : port - 1
  }

  /// Runs the toolchain's preview, and returns what it printed if it ends.
  private func preview(port: Int, onReady: (String) -> Void) throws -> String {
    var output = CappedOutput()
    var isReady = false
    let call = Self.call([
      "preview", catalogue, "--port", "\(port)",
      "--output-dir", "\(book.workbook.root)/.build/book/preview",
    ])
    _ = try programs.run(
      call,
      { bytes in
        output.append(bytes)
        guard !isReady, output.text.contains("Address:") else { return }
        isReady = true
        onReady("http://localhost:\(port)")
      },
      { false })
    return output.text
  }
}
