@testable import PinItFirst

/// The shop's postage, written again, with a place for each fault.
///
/// With no fault planted it charges what the original charges.
struct FaultyPostage {
  var extraCents = 0
  var firstStep = 295
  var stepBeginsEarlyBy = 0
  var firstHeavyGram = 2_001
  var firstFreeCent = 5_000
  var roundsHalfUp = false
  var halvesHeavyParcels = false
  var isFreeAbroad = false
  var isFreeWhenHeavy = false
  var isFreeForMembers = true
  var heavyParcelsTravelFree = false
  var membersPayAbroadInFull = false

  func price(of parcel: Parcel) -> Int {
    let isFree =
      parcel.worth >= firstFreeCent
      && (isFreeForMembers || !parcel.isFromMember)
    let isHeavy = parcel.grams >= firstHeavyGram
    let steps = (parcel.grams - 1 + stepBeginsEarlyBy) / 100
    let travelsFree =
      isFree && isFreeAbroad || isHeavy && heavyParcelsTravelFree

    let abroad = parcel.goesAbroad && !travelsFree ? 600 : 0

    var cents = isFree ? 0 : firstStep + steps * 45
    if !membersPayAbroadInFull { cents += abroad }
    if isHeavy, !(isFree && isFreeWhenHeavy) { cents += 500 }
    if parcel.isFromMember, !isHeavy || halvesHeavyParcels {
      cents = (cents + (roundsHalfUp ? 1 : 0)) / 2
    }
    if membersPayAbroadInFull { cents += abroad }
    return cents + extraCents
  }
}

extension FaultyPostage {
  /// What the checks say of the fault: `"it's free abroad: caught"`.
  ///
  /// A check that refuses the original as well has noticed nothing. The faulty copy is judged
  /// first, so a check that compares with the first postage it meets notices nothing either.
  func verdict(_ fault: String) -> String {
    let isCaught = postageChecks().contains { check in
      check.complaint(about: price) != nil
        && check.complaint(about: legacyPostage) == nil
    }
    return "\(fault): \(isCaught ? "caught" : "got away")"
  }
}
