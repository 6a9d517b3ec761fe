import Foundation

/// The file in which progress is kept: `.workbook/progress.json`. It can be deleted at any time.
public struct ProgressStore: Sendable {
  private let workbook: Workbook

  public init(in workbook: Workbook) {
    self.workbook = workbook
  }

  private var files: FileSystemClient { workbook.files }
  private var path: String { "\(workbook.memory)/progress.json" }

  /// Reads what is remembered.
  ///
  /// A file that cannot be understood, or that a later workbook wrote, is set aside and told; it
  /// is never lost, and never stops anything.
  ///
  /// - Returns: The progress, and a sentence for the learner when a file was set aside.
  public func load() -> (progress: LearnerProgress, notice: String?) {
    guard files.exists(path) else { return (LearnerProgress(), nil) }
    if let data = try? files.read(path), let progress = Self.progress(in: data) {
      return (progress, nil)
    }
    let aside = files.freePath(
      "\(workbook.memory)/progress-set-aside-\(Stamp.text(workbook.time.now()))", ".json")
    do {
      try files.move(path, aside)
    } catch {
      return (LearnerProgress(), "The progress file cannot be read: \(workbook.relative(path))")
    }
    return (
      LearnerProgress(),
      """
      The progress file could not be understood, so it was set aside as \
      \(workbook.relative(aside)). You start with an empty one; your answers are untouched.
      """
    )
  }

  /// Holds off other programs that change the progress, and returns what lets them go on.
  ///
  /// Where no lock can be made, nothing can be saved either: then there is nothing to hold off.
  public func lock() throws -> @Sendable () -> Void {
    do {
      return try workbook.dependencies.waitForLock("\(workbook.memory)/lock")
    } catch  where !(error is ProcessClient.Interrupted) {
      return {}
    }
  }

  /// Writes the progress, whole or not at all.
  ///
  /// - Throws: `WorkbookError` when the folder cannot be written.
  public func save(_ progress: LearnerProgress) throws {
    do {
      try files.write(Data(try JSON.text(of: progress).utf8), path)
    } catch {
      throw WorkbookError(
        "Your progress could not be saved in \(workbook.relative(path)).",
        next: "See that you may write there, and that the disk has room.")
    }
  }

  /// What a progress file says; `nil` when it cannot be understood, or a later workbook wrote it.
  public static func progress(in data: Data) -> LearnerProgress? {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let progress = try? decoder.decode(LearnerProgress.self, from: data),
      progress.version == LearnerProgress.version
    else { return nil }
    return progress.withinReason()
  }
}

/// A date as it stands in a file's name: `2026-01-31-140509`.
public enum Stamp {
  public static func text(_ date: Date) -> String {
    let style = Date.ISO8601FormatStyle(timeZone: .gmt)
      .year().month().day().dateSeparator(.dash)
      .time(includingFractionalSeconds: false).timeSeparator(.omitted)
    return date.formatted(style).replacing("T", with: "-")
  }
}
