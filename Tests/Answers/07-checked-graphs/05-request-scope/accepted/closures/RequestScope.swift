// Sound: a function surrounds the work of a request, and closures remember how to close.

/// Runs the work of one request, and then closes what it has opened.
func withScope(
  of railway: Railway, for trace: String, office: Container,
  work: (_ parts: Container) async -> Response
) async -> Response {
  await Trace.$current.withValue(trace) {
    let opened = Opened()
    let parts = Container(parent: office)
    registerOpened(in: parts, noting: opened, of: railway)
    let response = await work(parts)
    opened.closeAll(railway.report)
    return response
  }
}

private enum Trace {
  @TaskLocal static var current: String?
}

func currentTrace() -> String { Trace.current ?? "none" }
