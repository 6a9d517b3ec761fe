// What a device has said stands in `TendedBed.Readings`.
