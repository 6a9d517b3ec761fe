// Not needed: the premises are in PracticeChecks.swift.
