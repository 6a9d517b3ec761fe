await Site.$isSouthern.withValue(true) {
  print("The guide looks for \(Almanac().landmark()).")
  await Task.detached {
    print("The screen shows \(Almanac().landmark()).")
  }.value
}
