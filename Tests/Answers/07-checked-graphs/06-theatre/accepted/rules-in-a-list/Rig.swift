// Machines are switched on by `Performance`.
