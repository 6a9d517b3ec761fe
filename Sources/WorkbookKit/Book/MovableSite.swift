import Foundation

/// Makes a site of `docc`'s work from any address, `https://example.org/courses/di/` for instance.
///
/// `docc` writes addresses that begin at the server's root, or at a base path that must be known
/// when the site is made. Here each page finds out from its own place where the site begins.
struct MovableSite {
  private let folder: String
  private let files: Files

  init(in folder: String, files: Files) {
    self.folder = folder
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
