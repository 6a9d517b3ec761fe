import Foundation
import WorkbookKit

struct GradeCommand: Command {
  static let name = "grade"
  static let synopsis = "DIR… [--only WHAT] [--jobs N] [--timeout S] [--output DIR]"
  static let summary = "grades other people's answers with this workbook's specs"
  static let audience = Audience.instructorsAndAuthors
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

  private let folders: [String]
  private let only: [String]
  private let jobs: Int?
  private let limit: Double?
  private let output: String?

  init(_ line: [String]) throws {
    let arguments = try Arguments(
      line, values: ["--only", "--jobs", "--timeout", "--output"])
    folders = arguments.words
    only = (arguments.value("--only") ?? "all").split(separator: ",").map(String.init)
    jobs = try arguments.count("--jobs", atMost: 64)
    limit = try arguments.seconds("--timeout")
    output = arguments.value("--output")
    guard !only.isEmpty else {
      throw WorkbookError(
        "--only names exercises or stages, and `\(arguments.value("--only") ?? "")` is none.",
        next: "For instance: --only 1.2,1.3", isUsage: true)
    }
    guard !folders.isEmpty else {
      throw WorkbookError(
        "Whose answers?", next: "Write for instance: swift run workbook grade ../answers/*",
        isUsage: true)
    }
  }

  func run(in session: inout Session) throws -> ExitCode {
    let exercises = try only.flatMap(session.workbook.syllabus.find)
    let (submissions, refusals) = try submissions(in: session)
    for refusal in refusals {
      session.dependencies.complain("Skipped: \(refusal.problem) \(refusal.next)")
    }
    let folder = output.map { session.absolute($0) }
    if let folder { try makeFolder(folder, in: session) }
    session.print(
      session.style.wrap("This runs other people's code with your rights: see `help grade`.") + [""]
    )

    let screen = GradeScreen(of: submissions, session, writesTo: folder)
    let start = session.time.seconds()
    try grader(in: session).grade(
      submissions, exercises, jobs: jobs ?? session.dependencies.suggestedJobs,
      onStep: { screen.show($1, $2, of: $0) }, onReport: { screen.add($0) })
    session.print(ending(screen, seconds: session.time.seconds() - start, folder, session))
    return refusals.isEmpty && screen.failures.isEmpty ? .done : .notGraded
  }

  private func submissions(
    in session: Session
  ) throws -> (submissions: [Submission], refusals: [WorkbookError]) {
    var found: [Submission] = []
    var refusals: [WorkbookError] = []
    for folder in folders {
      do {
        found.append(
          try Submission(
            at: folder, from: session.dependencies.folder, workbook: session.workbook,
            files: session.files))
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

  private func grader(in session: Session) -> SubmissionGrader {
    SubmissionGrader(
      workbook: session.workbook, files: session.files,
      programs: session.dependencies.programs, time: session.time, limit: limit ?? 20,
      moduleCache: session.moduleCache)
  }

  private func ending(
    _ screen: GradeScreen, seconds: Double, _ folder: String?, _ session: Session
  ) -> [String] {
    let next =
      folder == nil
      ? "For a page of the whole class: add --output reports, then swift run workbook class reports"
      : "The class page: swift run workbook class \((output ?? "").quotedForShell)"
        + " --output class.html"
    let learners = Count.of(screen.reports.count, "learner")
    return [""] + screen.failures.flatMap { session.style.wrap($0) }
      + ["\(learners) in \(session.style.clock(seconds))."] + session.style.wrap(next)
      + [LearnerReport.totals(of: screen.reports)]
  }
}
