// Wrong: the SDK's file is listed in the interface's module.
// Rejected by: the vendor's SDK is a module by itself

let modules = [
  Module("Voices", files: ["Voice.swift", "VoiceSDK.swift"]),
  Module(
    "Announcements", files: ["Announcer.swift", "Departure.swift"],
    imports: ["Voices"]),
  Module("VoicesLive", files: ["SDKVoice.swift"], imports: ["Voices"]),
  Module(
    "Rehearsals", files: ["Rehearsal.swift"],
    imports: ["Announcements", "Voices"]),
  Module(
    "StationApp", files: ["CompositionRoot.swift"],
    imports: ["Announcements", "VoicesLive"]),
]
