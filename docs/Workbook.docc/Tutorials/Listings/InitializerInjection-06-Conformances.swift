// The real parts can do all that a counter asks for. Here they say so.

extension PlatformScales: Scales {}

extension OfficeTariff: Tariff {}
