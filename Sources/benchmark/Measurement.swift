/// What a column has shown: nanoseconds for one piece of work, medians of several rounds.
struct Measurement: Codable, Equatable {
  let name: String
  var plain: Double?
  var dictionary: Double?
  var container: Double?
  /// The container's time as a multiple of plain `init`: the median of the rounds' own ratios.
  var ratio: Double?
  let target: Double?
  /// Why the container was not measured.
  var objection: String?

  /// Whether the container needs more time than it may.
  var isOver: Bool {
    guard let ratio, let target else { return false }
    return ratio > target
  }
}

/// Takes the time of columns.
struct Stopwatch {
  let dependencies: Dependencies

  /// How often each work is timed. The rounds go in turns, so that a busy computer slows down all
  /// of them alike.
  var rounds = 9

  func measure(_ column: Column) -> Measurement {
    var measurement = Measurement(name: column.name, target: column.target)
    do {
      measurement.objection = try column.objection()
      let isReady = measurement.objection == nil
      var (plain, dictionary, container) = ([Double](), [Double](), [Double]())
      for _ in 0..<rounds {
        plain += try time(column.plain, column.times)
        dictionary += try time(column.dictionary, column.times)
        column.prepare()
        container += isReady ? try time(column.container, column.times) : []
      }
      measurement.plain = plain.median
      measurement.dictionary = dictionary.median
      measurement.container = container.median
      measurement.ratio = zip(container, plain).map { $0 / $1 }.median
    } catch {
      measurement.objection = "it throws \(error)"
    }
    return measurement
  }

  /// Nanoseconds for one piece of work; nothing when there is none.
  private func time(_ work: Work?, _ times: Int) throws -> [Double] {
    guard let work else { return [] }
    let start = dependencies.nanoseconds()
    try work(times)
    return [(dependencies.nanoseconds() - start) / Double(times)]
  }
}

extension [Double] {
  /// The one in the middle; `nil` when there is none.
  var median: Double? {
    isEmpty ? nil : sorted()[count / 2]
  }
}
