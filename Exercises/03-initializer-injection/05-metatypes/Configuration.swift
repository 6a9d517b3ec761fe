/// What the screens need to know about this club.
@MainActor
struct Configuration {
  // TODO 1: Say which type of user and which type of avatar a club uses.
}
