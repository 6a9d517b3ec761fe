// See AsianAddresses.swift.
