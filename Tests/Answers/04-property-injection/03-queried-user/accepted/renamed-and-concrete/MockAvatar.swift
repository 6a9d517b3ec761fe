// The class `Picture` needs no mock: see `Avatar.swift`.
