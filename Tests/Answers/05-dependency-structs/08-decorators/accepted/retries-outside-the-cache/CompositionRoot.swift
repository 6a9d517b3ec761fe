// Sound: retries and cache change places, since the cache keeps no error.

func makeQuayBoard(_ parts: Dependencies) -> HarbourScreen {
  HarbourScreen(
    tides: retried(
      cached(
        logged(parts.tides, log: parts.log), seconds: 600, now: parts.now),
      attempts: 3, pause: parts.pause),
    pilots: retried(
      cached(
        logged(parts.pilots, log: parts.log), seconds: 600, now: parts.now),
      attempts: 3, pause: parts.pause))
}

func makeAuditDesk(_ parts: Dependencies) -> HarbourScreen {
  HarbourScreen(
    tides: logged(
      retried(
        cached(parts.tides, seconds: 600, now: parts.now),
        attempts: 3, pause: parts.pause),
      log: parts.log),
    pilots: logged(
      retried(
        cached(parts.pilots, seconds: 600, now: parts.now),
        attempts: 3, pause: parts.pause),
      log: parts.log))
}
