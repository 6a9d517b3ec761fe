import Foundation

let dependencies = Dependencies.live()
let usage = """
  swift run -c release benchmark [--json]

  Measures the container of 6.8: yours, or ours with WORKBOOK_ANSWERS=Solutions.
  """

switch dependencies.arguments {
case [], ["--json"]:
  #if DEBUG
    dependencies.print("Built for debugging, where figures say nothing. Use: \(usage)")
    exit(64)
  #else
    let stopwatch = Stopwatch(dependencies: dependencies)
    let report = Report(
      answers: dependencies.environment["WORKBOOK_ANSWERS"] ?? "Exercises",
      measurements: Column.all.map { stopwatch.measure($0()) },
      memory: stopwatch.measureMemory(),
      objections: Readiness.objections())
    let isForMachines = dependencies.arguments == ["--json"]
    dependencies.print(
      isForMachines ? try report.json() : report.lines.joined(separator: "\n"))
  #endif
case ["--help"], ["-h"]:
  dependencies.print(usage)
default:
  dependencies.print("Not understood: \(dependencies.arguments.joined(separator: " "))\n\n\(usage)")
  exit(64)
}
