// The screens are all in `Screens.swift`.
