// The bikes are counted by `Desk`.
