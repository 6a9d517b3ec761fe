// The outside world. Leave it as it is.
import Synchronization

/// Says what to bring to a picnic: a planner, or what stands in for one.
typealias Advice = (_ city: String) throws -> String

/// One thing that a planner must do, written down. Its form:
///
/// ```swift
/// Check("what it must do", expected: ["what the planner says"]) {
///   makeAdvice, fail in
///   let advice = makeAdvice(/* a weather of yours */)
///   return [try advice("Rome")]
/// }
/// ```
struct Check: Sendable {
  /// Hands a weather to the planner that is judged; returns its advice.
  typealias MakeAdvice = (Weather) -> Advice

  /// Fails the check, with a text that says why.
  typealias Fail = @Sendable (String) -> Void

  let name: String
  let expected: [String]
  let found: @Sendable (MakeAdvice, @escaping Fail) throws -> [String]

  init(
    _ name: String, expected: [String],
    found: @escaping @Sendable (MakeAdvice, @escaping Fail) throws -> [String]
  ) {
    self.name = name
    self.expected = expected
    self.found = found
  }

  /// What is wrong with the planner; `nil` when it passes the check.
  func complaint(about makeAdvice: MakeAdvice) -> String? {
    let failures = Failures()
    let found: String
    do {
      found = "\(try self.found(makeAdvice, failures.add))"
    } catch {
      found = "threw \(error)"
    }
    let texts = failures.all
    guard found != "\(expected)" || !texts.isEmpty else { return nil }
    let lines = ["Check: \(name)", "expected: \(expected)", "found: \(found)"]
    return (lines + texts).joined(separator: "\n")
  }
}

/// The texts with which a check was failed, from whichever thread.
private final class Failures: Sendable {
  private let texts = Mutex<[String]>([])

  func add(_ text: String) { texts.withLock { $0.append(text) } }

  var all: [String] { texts.withLock { $0 } }
}
