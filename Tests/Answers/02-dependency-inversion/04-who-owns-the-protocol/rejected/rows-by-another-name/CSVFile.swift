struct CSVFile: Results {
  let text: String

  func entries() -> [Entry] {
    text.split(whereSeparator: \.isNewline).map { line in
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      return Entry(fields: fields.map(String.init))
    }
  }
}
