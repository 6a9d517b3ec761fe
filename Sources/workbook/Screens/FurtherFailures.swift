/// The failures of a spec beyond the first one, which is shown whole.
///
/// A spec that is run with several values fails with one message each time; what differs stands in
/// its last sentence, such as the line of code that the compiler was asked about.
struct FurtherFailures {
  let first: String
  let others: [String]

  /// The last sentence of each, where that is all that differs and is short; else none.
  var differences: [String] {
    let shared = others.map(sharedLength).min() ?? 0
    let tails = others.map { String($0.dropFirst(shared)) }
    let areShort = tails.allSatisfy { !$0.isEmpty && $0.count <= 120 && !$0.contains("\n") }
    let areDifferent = !others.contains(first) && Set(tails).count == tails.count
    return shared > 0 && areShort && areDifferent ? tails : []
  }

  /// How many characters a message shares with the first one, up to the end of a sentence.
  private func sharedLength(with message: String) -> Int {
    let shared = zip(first, message).prefix { $0 == $1 }.map(\.0)
    let ends = shared.indices.filter {
      $0 > 0 && shared[$0] == " " && ".:".contains(shared[$0 - 1])
    }
    return ends.last.map { $0 + 1 } ?? 0
  }
}
