import ChildProcess
import Foundation
import WorkbookCore

/// The book as a site, made by the toolchain's documentation compiler.
struct Site: Sendable {
  private let book: Book
  private var files: FileSystemClient { book.files }

  init(of book: Book) { self.book = book }

  /// What DocC's theme settings can't say: code that wraps, tables on a phone, paper.
  private var style: String {
    get throws { "<style>\(try files.text("\(book.folder)/site.css"))</style></head>" }
  }

  /// What `docc` gets; made anew each time.
  private var catalogue: String { "\(book.workbook.root)/.build/book/\(Book.name).docc" }

  /// The path of a page's address.
  static func path(ofPage name: String) -> String {
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
  func write(to folder: String, named name: String? = nil, warningsAreErrors: Bool = false)
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
    let result = try book.workbook.processes.output(
      of: Self.docc(["convert", catalogue, "--output-dir", fresh] + strictness))
    guard result.ending == .exited(code: 0), files.exists("\(fresh)/index.html") else {
      throw Self.failure(result.text)
    }
    do {
      try MovableSite(in: fresh, style: style, files: files).write()
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

  private static func docc(_ arguments: [String]) -> ProcessClient.Call {
    #if os(macOS)
      ProcessClient.Call("xcrun", ["docc"] + arguments)
    #else
      ProcessClient.Call("docc", arguments)
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
  /// Serves the site on this machine alone, until you press Ctrl-C.
  ///
  /// - Parameters:
  ///   - port: The port to use; `nil` for the first one that is free, from 8080 on.
  ///   - onReady: Called with the server's address, `http://localhost:8080`, once it answers.
  /// - Throws: `WorkbookError`, or `ProcessClient.Interrupted` when it was stopped.
  func serve(port: Int?, onReady: (String) -> Void) throws {
    try Catalogue(of: book).write(to: catalogue)
    var output = ""
    for port in port.map({ [$0] }) ?? Array(8080...8099) {
      output = try preview(port: port, onReady: onReady)
      guard output.contains("is not available") else { throw Self.failure(output) }
    }
    let last = port ?? 8099
    throw WorkbookError(
      port.map { "Port \($0) is in use." } ?? "The ports from 8080 to 8099 are all in use.",
      next: "Choose another: swift run workbook book --port \(last == 65535 ? last - 1 : last + 1)",
      isUsage: true)
  }

  /// Runs the toolchain's preview, and returns what it printed if it ends.
  private func preview(port: Int, onReady: (String) -> Void) throws -> String {
    var output = CappedOutput()
    var isReady = false
    let folder = "\(book.workbook.root)/.build/book/preview"
    let call = Self.docc(["preview", catalogue, "--port", "\(port)", "--output-dir", folder])
    _ = try book.workbook.processes.run(
      call,
      { bytes in
        output.append(bytes)
        guard !isReady, output.text.contains("Address:") else { return }
        isReady = true
        // The server answers each address of a page with this file.
        let frame = "\(folder)/index.html"
        if let page = try? files.text(frame), let style = try? style {
          try? files.write(Data(page.replacing("</head>", with: style).utf8), frame)
        }
        onReady("http://localhost:\(port)")
      },
      { false })
    return output.text
  }
}

/// Makes a site of `docc`'s work from any address, `https://example.org/courses/di/` for instance.
///
/// `docc` writes addresses that begin at the server's root, or at a base path that must be known
/// when the site is made. Here each page finds out from its own place where the site begins.
struct MovableSite {
  private let folder: String
  private let style: String
  private let files: FileSystemClient

  /// - Parameter style: What takes the place of each page's `</head>`.
  init(in folder: String, style: String, files: FileSystemClient) {
    self.folder = folder
    self.style = style
    self.files = files
  }

  func write() throws {
    try rewrite(folder, depth: 0)
    try files.write(Data(Self.entrance.utf8), "\(folder)/index.html")
  }

  private func rewrite(_ folder: String, depth: Int) throws {
    for name in try files.list(folder) {
      let path = "\(folder)/\(name)"
      if files.isFolder(path) {
        try rewrite(path, depth: depth + 1)
      } else if name == "index.html" {
        let page = Self.movable(try files.text(path), depth: depth)
          .replacing("</head>", with: style)
        try files.write(Data(page.utf8), path)
      }
    }
  }

  /// - Parameter depth: How many folders lie between the page and the top of the site.
  static func movable(_ page: String, depth: Int) -> String {
    let top = String(repeating: "../", count: depth)
    return
      page
      .replacing("var baseUrl = \"/\"", with: script(top: top))
      .replacing("=\"/", with: "=\"\(top)")
  }

  /// A page is a folder with an `index.html`: without the slash at its end, `../` means another one.
  private static func script(top: String) -> String {
    """
    var path = location.pathname.replace(/index\\.html$/, "");
    if (!path.endsWith("/")) path += "/";
    if (path != location.pathname) location.replace(path + location.search + location.hash);
    var baseUrl = new URL("\(top.isEmpty ? "./" : top)", location.href).pathname;
    """
  }

  /// The top of the site leads to the book's front page.
  private static let entrance = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <title>Dependency injection in Swift</title>
    <meta http-equiv="refresh" content="0; url=documentation/\(Book.name.lowercased())/">
    <h1>Dependency injection in Swift</h1>
    <p><a href="documentation/\(Book.name.lowercased())/">Open the book</a></p>
    </html>

    """
}
