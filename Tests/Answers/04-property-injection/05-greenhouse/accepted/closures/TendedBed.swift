// A bed is a pair here, of the bed and its device.
