import Foundation

/// Which submission Classroom 50's runner has graded; it says so in the environment.
struct Classroom50Submission: Equatable {
  let classroom: String
  let assignment: String
  let assignmentType: String
  /// `nil` when the runner does not say; it writes it into the result itself.
  let owner: String?
  /// `submit/…`, the tag.
  let submission: String
  let commit: String
  let release: String
  let review: String

  /// - Throws: `WorkbookError` when a variable is missing without which a result is worthless.
  init(_ environment: [String: String]) throws {
    func value(_ names: String...) -> String? {
      names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }
    func needed(_ name: String) throws -> String {
      if let value = value(name) { return value }
      throw WorkbookError(
        "The variable \(name) is not set, and Classroom 50 needs it in the result.",
        next: "Its runner sets it. To try it by hand, set CLASSROOM, ASSIGNMENT, SUBMISSION_TAG "
          + "and COMMIT_URL.")
    }
    classroom = try needed("CLASSROOM")
    assignment = try needed("ASSIGNMENT")
    submission = try needed("SUBMISSION_TAG")
    guard submission.hasPrefix("submit/") else {
      throw WorkbookError(
        "SUBMISSION_TAG is `\(submission)`, and Classroom 50 takes tags that begin with submit/.",
        next: "Set it to submit/try, for instance.")
    }
    assignmentType = value("ASSIGNMENT_TYPE") ?? "individual"
    owner = value("OWNER", "USERNAME")
    let server = value("GITHUB_SERVER_URL") ?? "https://github.com"
    let repository = value("GITHUB_REPOSITORY").map { "\(server)/\($0)" }
    if let url = value("COMMIT_URL") {
      commit = url
    } else if let repository, let sha = value("GITHUB_SHA") {
      commit = "\(repository)/commit/\(sha)"
    } else {
      commit = try needed("COMMIT_URL")
    }
    let tag = submission.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? submission
    release = value("RELEASE_URL") ?? repository.map { "\($0)/releases/tag/\(tag)" } ?? commit
    review = value("REVIEW_URL") ?? commit
  }
}
