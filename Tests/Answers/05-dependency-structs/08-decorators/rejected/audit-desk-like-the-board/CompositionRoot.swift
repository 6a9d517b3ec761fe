// Wrong: the audit desk has the board's order.
// Rejected by: the audit desk logs each question once

/// The board at the quay: a question that its cache answers isn't logged, and
/// each call of an office is.
func makeQuayBoard(_ parts: Dependencies) -> HarbourScreen {
  HarbourScreen(
    tides: cached(
      retried(
        logged(parts.tides, log: parts.log),
        attempts: 3, pause: parts.pause),
      seconds: 600, now: parts.now),
    pilots: cached(
      retried(
        logged(parts.pilots, log: parts.log),
        attempts: 3, pause: parts.pause),
      seconds: 600, now: parts.now))
}

/// The audit desk: each question is logged once, wherever its answer comes from.
func makeAuditDesk(_ parts: Dependencies) -> HarbourScreen {
  makeQuayBoard(parts)
}
