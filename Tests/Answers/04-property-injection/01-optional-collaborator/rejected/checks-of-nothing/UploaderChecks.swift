// Wrong: the checks call the uploader, and expect nothing of it.
// Rejected by: the checks catch a line that comes at the wrong time

private struct AnyServer: PhotoServer {
  func store(_ photo: Photo) -> Bool { true }
}

func uploaderChecks() -> [Check] {
  ["beach", "film"].map { name in
    Check("it uploads \(name)", expected: true) { make in
      make(AnyServer()).upload(Photo(name: name))
      return true
    }
  }
}
