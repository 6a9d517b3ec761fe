/// The board at the quay: each call that reaches an office is logged.
func makeQuayBoard(_ parts: Dependencies) -> HarbourScreen {
  HarbourScreen(
    tides: parts.tides
      .logged(log: parts.log)
      .retried(attempts: 3, pause: parts.pause)
      .cached(seconds: 600, now: parts.now),
    pilots: parts.pilots
      .logged(log: parts.log)
      .retried(attempts: 3, pause: parts.pause)
      .cached(seconds: 600, now: parts.now))
}

/// The audit desk: each question of a person is logged once.
func makeAuditDesk(_ parts: Dependencies) -> HarbourScreen {
  HarbourScreen(
    tides: parts.tides
      .retried(attempts: 3, pause: parts.pause)
      .cached(seconds: 600, now: parts.now)
      .logged(log: parts.log),
    pilots: parts.pilots
      .retried(attempts: 3, pause: parts.pause)
      .cached(seconds: 600, now: parts.now)
      .logged(log: parts.log))
}
