// See Profile.swift.
