// Wrong: the checks use a fake that answers everything, so an extra call goes unnoticed.
// Rejected by: your checks catch a call that nothing announced
func plannerChecks() -> [Check] {
  [
    Check(
      "the advice follows from the forecast, at each time",
      expected: [
        "Rome: bring a blanket", "Rome: bring an umbrella",
        "Rome: stay at home",
      ]
    ) { makeAdvice, _ in
      let fake = Weather.fake()
      let advice = makeAdvice(fake)
      return try [Sky.sun, .rain, .storm].map { sky in
        fake.addReport("Rome", sky)
        return try advice("Rome")
      }
    },
    Check("without a report there is no advice", expected: ["an error"]) {
      makeAdvice, _ in
      do {
        return [try makeAdvice(.fake())("Rome")]
      } catch {
        return ["an error"]
      }
    },
  ]
}
