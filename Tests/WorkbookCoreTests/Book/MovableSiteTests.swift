import Testing

@testable import WorkbookCore
@testable import workbook

@Suite struct MovableSiteTests {
  private let page = """
    <link rel="icon" href="/favicon.ico"><script>var baseUrl = "/"</script>\
    <script src="/js/index.js"></script></head>
    """

  @Test(arguments: [(0, "", "./"), (2, "../../", "../../")])
  func `a page finds the top of the site from its own place`(
    depth: Int, prefix: String, top: String
  ) {
    let result = MovableSite.movable(page, depth: depth)

    #expect(result.contains("href=\"\(prefix)favicon.ico\""))
    #expect(result.contains("src=\"\(prefix)js/index.js\""))
    #expect(result.contains("var baseUrl = new URL(\"\(top)\", location.href).pathname;"))
    #expect(!result.contains("=\"/"))
  }

  @Test func `every page is rewritten, and the top leads to the front page`() throws {
    let book = try TinyBook()
    try book.write(page, "site/index.html")
    try book.write(page, "site/documentation/workbook/index.html")
    try book.write("{\"a\":\"/b\"}", "site/data/a.json")

    try MovableSite(in: "\(book.root)/site", style: "<style>a</style></head>", files: book.files)
      .write()

    #expect(try book.text("site/index.html").contains("url=documentation/workbook/"))
    #expect(
      try book.text("site/documentation/workbook/index.html")
        .contains("src=\"../../js/index.js\"></script><style>a</style></head>"))
    #expect(try book.text("site/data/a.json") == "{\"a\":\"/b\"}")
  }
}
