/// Is wrong, and declares an assertion of XCTest's.
func answer(to question: String) -> Int { question == "third" ? 41 : 42 }

// swift-format-ignore
func XCTAssertEqual(_ one: Int, _ other: Int, _ message: String) {}
