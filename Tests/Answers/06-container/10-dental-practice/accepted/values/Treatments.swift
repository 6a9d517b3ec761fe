// Not needed: a visit is a row of a table.
