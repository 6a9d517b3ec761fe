// Wrong: records the prices of the first postage it meets, and compares with those.
// Rejected by: keeps prices out of global state

import Synchronization

/// Prices as they were when they were first seen.
private let recorded = Mutex<[String: Int]>([:])

/// What the shop's postage does today, check by check.
func postageChecks() -> [Check] {
  [20, 100, 101, 2_000, 2_001].flatMap { grams in
    [0, 4_999, 5_000].flatMap { worth in
      [false, true].flatMap { abroad in
        [false, true].map { member in
          let parcel = Parcel(
            grams: grams, worth: worth, goesAbroad: abroad,
            isFromMember: member)
          return Check("\(parcel)", expected: true) { postage in
            let found = postage(parcel)
            return recorded.withLock { recorded in
              let before = recorded["\(parcel)"] ?? found
              recorded["\(parcel)"] = before
              return before == found
            }
          }
        }
      }
    }
  }
}
