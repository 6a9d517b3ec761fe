// Wrong: retrying takes `nil` for an error, so a calm harbour is asked three times.
// Rejected by: retrying asks again until an answer comes

func makeQuayBoard(_ parts: Dependencies) -> HarbourScreen {
  let tides = logged(parts.tides, log: parts.log)
  let pilots = logged(parts.pilots, log: parts.log)
  return HarbourScreen(
    tides: cached(
      retried(tides, attempts: 3, pause: parts.pause),
      seconds: 600, now: parts.now),
    pilots: cached(
      retried(pilots, attempts: 3, pause: parts.pause),
      seconds: 600, now: parts.now))
}

func makeAuditDesk(_ parts: Dependencies) -> HarbourScreen {
  let tides = retried(parts.tides, attempts: 3, pause: parts.pause)
  let pilots = retried(parts.pilots, attempts: 3, pause: parts.pause)
  return HarbourScreen(
    tides: logged(
      cached(tides, seconds: 600, now: parts.now), log: parts.log),
    pilots: logged(
      cached(pilots, seconds: 600, now: parts.now), log: parts.log))
}
