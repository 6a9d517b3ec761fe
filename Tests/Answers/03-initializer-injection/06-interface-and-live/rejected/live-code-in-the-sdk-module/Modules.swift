// Wrong: the live code is put into the vendor's module.
// Rejected by: the vendor's SDK is a module by itself

let modules = [
  Module("Voices", files: ["Voice.swift"]),
  Module(
    "Announcements", files: ["Announcer.swift", "Departure.swift"],
    imports: ["Voices"]),
  Module(
    "VoicesLive", files: ["SDKVoice.swift", "VoiceSDK.swift"],
    imports: ["Voices"]),
  Module(
    "Rehearsals", files: ["Rehearsal.swift"],
    imports: ["Announcements", "Voices"]),
  Module(
    "StationApp", files: ["CompositionRoot.swift"],
    imports: ["Announcements", "VoicesLive"]),
]
