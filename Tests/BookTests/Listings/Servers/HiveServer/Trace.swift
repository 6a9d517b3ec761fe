enum Trace {
  @TaskLocal static var id = "no request"
}
