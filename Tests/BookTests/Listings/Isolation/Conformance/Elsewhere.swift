// Does not compile: main actor-isolated conformance of 'FinishScreen' to 'Labelled' cannot be used
nonisolated func bannerElsewhere(_ screen: FinishScreen) -> String {
  banner(screen)
}
