/// Is wrong, and could have ended the program before any spec begins.
func answer(to question: String) -> Int { 41 }

private let early: @convention(c) () -> Void = {}

@section(".init_array") @used
private let pointer: @convention(c) () -> Void = {}
