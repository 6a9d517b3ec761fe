import Foundation

/// Scales on a counter. A driver writes what lies on them to a file.
struct PlatformScales: Scales {
  let number: Int

  func grams() throws -> Int {
    try readNumber(in: "/run/scales-\(number)")
  }
}

/// The price list. The head office writes it each night.
struct OfficeTariff: Tariff {
  func centsPerKilo(of cheese: String) throws -> Int {
    try readNumber(in: "/srv/head-office/\(cheese)")
  }
}

struct NotANumber: Error {}

private func readNumber(in path: String) throws -> Int {
  let text = try String(contentsOfFile: path, encoding: .utf8)
  guard let number = Int(text) else { throw NotANumber() }
  return number
}
