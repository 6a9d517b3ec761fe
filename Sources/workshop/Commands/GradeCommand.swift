import Foundation
import WorkbookCore

struct GradeCommand: Command {
  static let name = "grade"
  static let synopsis = "DIR… [--only WHAT] [--jobs N] [--timeout S] [--output DIR]"
  static let summary = "grades other people's answers with this workbook's specs"
  static let details = [
    "DIR            a learner's copy of the workbook, or their Exercises/ alone;",
    "               the folder's name is the learner's",
    "--only WHAT    grades only these: 1.2, a stage; several with commas",
    "--jobs N       so many learners at a time; half the processor's cores when not",
    "               given",
    "--timeout S    stops a spec after S seconds without progress; 20 when not given",
    "--output DIR   writes a report for each learner, for `class` to merge",
    "",
    "It runs their code with your rights. Each learner is graded in a fresh copy of",
    "this workbook that is deleted afterwards: specs that they changed do not count,",
    "and what crashes, hangs or prints without end costs its own row only. That fence",
    "keeps out accidents. To keep out intent, use a container:",
    "docs/Instructors/Grading.md",
    "",
    "Exit code: 0 each was graded, 2 some folder could not be, 64 wrong usage.",
  ]

  private let arguments: Arguments
  private let only: [String]
  private let jobs: Int?
  private let limit: Double?
  private var output: String? { arguments.value("--output") }

  init(_ line: [String]) throws {
    arguments = try Arguments(line, values: ["--only", "--jobs", "--timeout", "--output"])
    only = (arguments.value("--only") ?? "all").split(separator: ",").map(String.init)
    jobs = try arguments.count("--jobs", atMost: 64)
    limit = try arguments.seconds("--timeout")
    guard !only.isEmpty else {
      throw WorkbookError(
        "--only names exercises or stages, and `\(arguments.value("--only") ?? "")` is none.",
        next: "For instance: --only 1.2,1.3", isUsage: true)
    }
    _ = try arguments.first(orAsk: "Whose answers?", example: "workshop grade ../answers/*")
  }

  func run(in session: inout Session) throws -> ExitCode {
    let exercises = try only.flatMap(session.workbook.syllabus.find)
    let (submissions, refusals) = try submissions(in: session)
    for refusal in refusals {
      session.dependencies.printError("Skipped: \(refusal.problem) \(refusal.next)")
    }
    let folder = output.map { session.absolute($0) }
    if let folder { try makeFolder(folder, in: session) }
    session.print(
      session.style.wrap("This runs other people's code with your rights: see `help grade`.") + [""]
    )

    let column = min(submissions.map(\.learner.count).max() ?? 0, 24)
    let rows = ProgressRows<LearnerReport>(
      submissions.map(\.learner.printable), session.dependencies
    ) { [dependencies = session.dependencies] in
      $0.gradedRow(column: column, dependencies.style)
    }
    let writer = folder.map { ReportWriter(to: $0, session.files) }
    let start = session.time.seconds()
    let grader = SubmissionGrader(
      for: session.workbook, limit: limit ?? 20, moduleCache: session.moduleCache)
    try grader.grade(
      submissions, exercises, jobs: jobs ?? session.dependencies.suggestedJobs,
      onStep: { rows.show("\($1.number) \($2.words)", of: $0) },
      onReport: {
        rows.add($0)
        writer?.write($0)
      })
    let failures = writer?.failures ?? []
    session.print(
      ending(rows.results, failures, seconds: session.time.seconds() - start, folder, session))
    return refusals.isEmpty && failures.isEmpty ? .done : .notGraded
  }

  private func submissions(
    in session: Session
  ) throws -> (submissions: [Submission], refusals: [WorkbookError]) {
    var found: [Submission] = []
    var refusals: [WorkbookError] = []
    for folder in arguments.words {
      do {
        found.append(
          try Submission(
            at: folder, from: session.dependencies.folder, workbook: session.workbook))
      } catch let error as WorkbookError {
        refusals.append(error)
      }
    }
    guard !found.isEmpty else { throw refusals[0] }
    return (Submission.named(found), refusals)
  }

  private func makeFolder(_ folder: String, in session: Session) throws {
    do {
      try session.files.makeFolder(folder)
    } catch {
      throw WorkbookError(
        "\(output ?? folder) cannot be written.", next: "Name another folder after --output.")
    }
  }

  private func ending(
    _ reports: [LearnerReport], _ failures: [String], seconds: Double, _ folder: String?,
    _ session: Session
  ) -> [String] {
    let next =
      folder == nil
      ? "For a page of the whole class: add --output reports, then swift run workshop class reports"
      : "The class page: swift run workshop class \((output ?? "").quotedForShell)"
        + " --output class.html"
    return [""] + failures.flatMap { session.style.wrap($0) }
      + ["\(Count.of(reports.count, "learner")) in \(session.style.clock(seconds))."]
      + session.style.wrap(next) + [LearnerReport.totals(of: reports)]
  }
}
