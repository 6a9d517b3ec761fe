// The error stands next to the radio that throws it: see `OldRadio.swift`.
