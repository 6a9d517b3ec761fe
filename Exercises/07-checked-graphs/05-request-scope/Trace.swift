import Synchronization

private let current = Mutex("none")

/// The trace of the request in which this is called; `none` outside of all.
func currentTrace() -> String { current.withLock { $0 } }

func setTrace(_ trace: String) { current.withLock { $0 = trace } }
