struct Till {
  let inputs: Inputs

  func sell(_ goods: [String]) -> Receipt {
    Receipt(
      goods: goods,
      time: inputs.now(),
      timeZone: inputs.timeZone,
      number: inputs.nextNumber(),
      draw: inputs.draw())
  }
}
