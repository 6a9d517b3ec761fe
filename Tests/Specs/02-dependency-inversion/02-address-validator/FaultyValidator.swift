@testable import AddressValidator

/// A validator, written again, with a place for each fault.
///
/// With no fault planted it does what the brief says.
struct FaultyValidator {
  var extraRoom = 0
  var measure: @Sendable (String) -> Int = { $0.count }
  var isBlank: @Sendable (String) -> Bool = { $0.allSatisfy(\.isWhitespace) }
  var measuresFirst = false
  var surplus: @Sendable (_ count: Int, _ width: Int) -> Int = { $0 - $1 }
  var wavesThrough: @Sendable (any Address) -> Bool = { _ in false }

  func judge(_ address: any Address, width: Int) -> AddressProblem? {
    if wavesThrough(address) { return nil }
    let line = address.displayAddress
    let count = measure(line)
    let isTooLong = count > width + extraRoom
    if isBlank(line), !(measuresFirst && isTooLong) { return .blank }
    return isTooLong ? .tooLong(by: surplus(count, width)) : nil
  }

  func makeJudge(_ width: Int) -> Judge {
    { judge($0, width: width) }
  }
}

/// Remembers what it said first of each object, or of each type.
final class ForgetfulJudges {
  private let byType: Bool
  private var known: [String: AddressProblem?] = [:]
  /// Held, so that no other object gets the same identity.
  private var seen: [any Address] = []

  init(byType: Bool) { self.byType = byType }

  func makeJudge(_ width: Int) -> Judge {
    { [self] address in
      guard byType || type(of: address) is AnyClass else {
        return FaultyValidator().judge(address, width: width)
      }
      let identity =
        byType
        ? "\(type(of: address))" : "\(ObjectIdentifier(address as AnyObject))"
      let key = "\(width) \(identity)"
      if let problem = known[key] { return problem }
      let problem = FaultyValidator().judge(address, width: width)
      known[key] = problem
      seen.append(address)
      return problem
    }
  }
}

/// All judges use the width of the first one, or of the last one.
final class SharedWidth {
  private let keepsFirst: Bool
  private var width: Int?

  init(keepsFirst: Bool) { self.keepsFirst = keepsFirst }

  func makeJudge(_ width: Int) -> Judge {
    if !keepsFirst || self.width == nil { self.width = width }
    return { [self] address in
      FaultyValidator().judge(address, width: self.width ?? 0)
    }
  }
}

/// Validators that do what the brief says, each in its own way.
var soundJudges: [MakeJudge] {
  [
    { FaultyValidator().makeJudge($0) },
    // One that reads the line more than once, and measures before it looks.
    { width in
      { address in
        let surplus = address.displayAddress.count - width
        let isBlank = !address.displayAddress.contains { !$0.isWhitespace }
        return isBlank ? .blank : surplus > 0 ? .tooLong(by: surplus) : nil
      }
    },
  ]
}

/// What the check says of the first sound validator that it refuses; `nil` if it passes them all.
func complaintAboutSoundCode(_ check: Check) -> String? {
  for judge in soundJudges {
    if let complaint = check.complaint(about: judge) { return complaint }
  }
  return nil
}

/// The name of the fault, if no check catches it; `nil` when one does.
///
/// A check that refuses a sound validator as well has noticed nothing. The faulty one is judged
/// first, so a check that compares with the first validator it meets notices nothing either.
///
/// - Parameter makeJudge: Made anew for each check, so that no check profits from another one.
func gotAway(_ fault: String, _ makeJudge: @autoclosure () -> MakeJudge)
  -> String?
{
  let isCaught = validatorChecks().contains { check in
    check.complaint(about: makeJudge()) != nil
      && complaintAboutSoundCode(check) == nil
  }
  return isCaught ? nil : fault
}

/// The faults that got away, and a line about checks that don't count, since they may be why.
func escaped(_ faults: [String?]) -> [String] {
  let escaped = faults.compactMap { $0 }
  let isEachSound = validatorChecks().allSatisfy {
    complaintAboutSoundCode($0) == nil
  }
  guard !escaped.isEmpty, !isEachSound else { return escaped }
  return escaped + ["(without your checks that refuse a sound validator)"]
}
