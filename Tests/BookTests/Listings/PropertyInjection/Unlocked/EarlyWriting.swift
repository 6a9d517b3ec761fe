// Does not compile: value of type 'Diary' has no member 'write'
func writeEarly() {
  Diary().write("Rain.")
}
