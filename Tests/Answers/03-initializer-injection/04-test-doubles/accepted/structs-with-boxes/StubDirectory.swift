// The doubles are all in `Doubles.swift`.
