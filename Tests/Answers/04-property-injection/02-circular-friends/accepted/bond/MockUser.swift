// Users and avatars are all in `Friends.swift`.
