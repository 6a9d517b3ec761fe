// Does not compile: missing argument for parameter 'server' in call

func rowInTheWidget() -> String { MachineRow(machine: 1).text() }
