// Both mocks are in `Mocks.swift`.
