// A sensor is a number here: which device it is.
