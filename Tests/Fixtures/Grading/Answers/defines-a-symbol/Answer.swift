/// Is wrong, and defines a symbol of the C library's.
func answer(to question: String) -> Int { 41 }

@c(malloc_trim) public func trim(_ size: Int) -> Int32 { 0 }
