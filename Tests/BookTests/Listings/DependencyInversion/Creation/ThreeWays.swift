func threeWays(locator: Locator) {
  let injected = KitchenTimer(signal: Buzzer())
  let withFactory = FactoryTimer(makeSignal: { Buzzer() })
  let withLocator = LocatorTimer(locator: locator)

  injected.tick(secondsLeft: 0)
  withFactory.tick(secondsLeft: 0)
  try? withLocator.tick(secondsLeft: 0)
}
