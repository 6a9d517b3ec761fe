/// The announcer of a real station. The app's main calls this.
func makeAnnouncer() -> Announcer {
  Announcer(voice: .live())
}
