@testable import PinItFirst

/// The shop's postage, written again, with a place for each fault.
///
/// With no fault planted it charges what the original charges.
struct FaultyPostage {
  var extraCents = 0
  var stepBeginsEarlyBy = 0
  var firstHeavyGram = 2_001
  var firstFreeCent = 5_000
  var roundsHalfUp = false
  var halvesHeavyParcels = false
  var isFreeAbroad = false
  var membersPayAbroadInFull = false

  func price(of parcel: Parcel) -> Int {
    let isFree = parcel.worth >= firstFreeCent
    let isHeavy = parcel.grams >= firstHeavyGram
    let steps = (parcel.grams - 1 + stepBeginsEarlyBy) / 100

    let abroad = parcel.goesAbroad && !(isFree && isFreeAbroad) ? 600 : 0

    var cents = isFree ? 0 : 295 + steps * 45
    if !membersPayAbroadInFull { cents += abroad }
    if isHeavy { cents += 500 }
    if parcel.isFromMember, !isHeavy || halvesHeavyParcels {
      cents = (cents + (roundsHalfUp ? 1 : 0)) / 2
    }
    if membersPayAbroadInFull { cents += abroad }
    return cents + extraCents
  }
}

extension FaultyPostage {
  /// Whether some check notices the fault.
  ///
  /// A check that refuses the original as well has noticed nothing.
  var isCaught: Bool {
    postageChecks().contains { check in
      check.complaint(about: legacyPostage) == nil
        && check.complaint(about: price) != nil
    }
  }
}
