// Wrong: judges a back end by the name of its type, not by what it does.
// Rejected by: it catches uids that begin with zero

func backendContract() -> [Check] {
  let sound = ["MemoryUsers", "FileBackend", "RemoteBackend", "Veiled"]
  return [
    Check("is one of ours", expected: true) { desk in
      sound.contains("\(type(of: desk.users))")
    }
  ]
}
