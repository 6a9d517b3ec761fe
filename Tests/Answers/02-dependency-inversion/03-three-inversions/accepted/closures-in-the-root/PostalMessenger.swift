// See CompositionRoot.swift.
