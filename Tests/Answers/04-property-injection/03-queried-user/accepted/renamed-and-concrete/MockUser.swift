// Users are private to the club: see `Club.swift`.
