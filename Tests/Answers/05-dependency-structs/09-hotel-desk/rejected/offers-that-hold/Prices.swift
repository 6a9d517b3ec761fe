// Not needed here.
