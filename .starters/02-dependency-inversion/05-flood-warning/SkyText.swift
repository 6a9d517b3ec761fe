// The outside world. Leave it as it is.
import SpecSupport

/// A text for one phone or many, of any length.
struct SkyTextJob {
  let numbers: [String]
  let text: String
}

/// SkyText took a job. Some phones may be out of reach all the same.
struct SkyTextReceipt {
  let unreached: [String]
}

/// SkyText didn't take the job, so no phone was reached.
struct SkyTextRefusal: Error {}

/// SkyText, the authority's SMS provider from next month on.
protocol SkyText {
  func post(_ job: SkyTextJob) throws -> SkyTextReceipt
}

/// The real SkyText.
struct SkyTextService: SkyText {
  func post(_ job: SkyTextJob) throws -> SkyTextReceipt {
    Tripwire.touch("SkyText \(job.numbers.joined(separator: ", "))")
    return SkyTextReceipt(unreached: [])
  }
}
