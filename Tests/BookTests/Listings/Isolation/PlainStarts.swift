// Does not compile: crosses into actor-isolated code and can cause data races
protocol PlainStarts {
  func start(of bib: Int) -> Int?
}

actor MeasuredStarts: PlainStarts {
  private var seconds: [Int: Int] = [:]

  func start(of bib: Int) -> Int? { seconds[bib] }
}
