// The outside world. Leave it as it is.
import Foundation
import SpecSupport

/// Where receipts get their numbers; no two are the same.
enum ReceiptNumbers {
  static func next() -> UUID {
    Tripwire.touch("ReceiptNumbers")
    return UUID()
  }
}
