// The double is a private type in `CompositionRoot.swift`.
