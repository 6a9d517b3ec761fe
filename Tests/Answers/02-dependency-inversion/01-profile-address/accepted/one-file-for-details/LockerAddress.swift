// See Details.swift.
