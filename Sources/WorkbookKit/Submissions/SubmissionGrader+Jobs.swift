import Synchronization

extension SubmissionGrader {
  /// Grades many learners' answers, several at a time.
  ///
  /// - Parameters:
  ///   - jobs: How many at a time.
  ///   - onStep: Called with a submission's place in the list and what is done with it.
  ///   - onReport: Called with the reports in the order of the list, each as soon as it is known.
  /// - Throws: `Programs.Interrupted` when the person asked to stop.
  public func grade(
    _ submissions: [Submission], _ exercises: [Exercise], jobs: Int,
    onStep: @escaping @Sendable (_ place: Int, Exercise, Grader.Step) -> Void,
    onReport: @escaping @Sendable (LearnerReport) -> Void
  ) throws {
    let reports = InOrder(onReport)
    let next = Mutex(0)
    _ = try concurrently(Array(0..<min(jobs, submissions.count))) { _ in
      while true {
        let place = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard place < submissions.count else { return }
        do {
          let report = try gradeOrSayWhyNot(submissions[place], exercises) { onStep(place, $0, $1) }
          reports.take(report, at: place)
        } catch {
          next.withLock { $0 = submissions.count }
          throw error
        }
      }
    }
  }

  /// What keeps one learner from being graded must not keep the others.
  private func gradeOrSayWhyNot(
    _ submission: Submission, _ exercises: [Exercise], onStep: (Exercise, Grader.Step) -> Void
  ) throws -> LearnerReport {
    do {
      return try grade(submission, exercises, onStep: onStep)
    } catch let interrupted as Programs.Interrupted {
      throw interrupted
    } catch {
      return LearnerReport(
        learner: submission.learner, madeAt: time.now(),
        exercises: exercises.map { ExerciseStanding($0, .notGraded, reason: "\(error)") })
    }
  }
}
