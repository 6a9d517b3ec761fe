// Wrong: the board's log stands between the cache and the retries, and sees one call where there were three.
// Rejected by: the quay board logs each call of an office

/// The board at the quay: a question that its cache answers isn't logged, and
/// each call of an office is.
func makeQuayBoard(_ parts: Dependencies) -> HarbourScreen {
  HarbourScreen(
    tides: cached(
      logged(
        retried(parts.tides, attempts: 3, pause: parts.pause),
        log: parts.log),
      seconds: 600, now: parts.now),
    pilots: cached(
      retried(
        logged(parts.pilots, log: parts.log),
        attempts: 3, pause: parts.pause),
      seconds: 600, now: parts.now))
}

/// The audit desk: each question is logged once, wherever its answer comes from.
func makeAuditDesk(_ parts: Dependencies) -> HarbourScreen {
  HarbourScreen(
    tides: logged(
      cached(
        retried(parts.tides, attempts: 3, pause: parts.pause),
        seconds: 600, now: parts.now),
      log: parts.log),
    pilots: logged(
      cached(
        retried(parts.pilots, attempts: 3, pause: parts.pause),
        seconds: 600, now: parts.now),
      log: parts.log))
}
