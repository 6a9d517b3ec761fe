// A morning, as people type it.
Desk.shared.takeIn("Middlemarch")
Desk.shared.takeIn("Emma")
