// Wrong: the protocol stands with the live code, and drags the SDK along.
// Rejected by: the announcer's module is built without the SDK

let modules = [
  Module(
    "VoicesLive", files: ["SDKVoice.swift", "Voice.swift"],
    imports: ["VoiceSDK"]),
  Module(
    "Announcements", files: ["Announcer.swift", "Departure.swift"],
    imports: ["VoicesLive"]),
  Module(
    "Rehearsals", files: ["Rehearsal.swift"],
    imports: ["Announcements", "VoicesLive"]),
  Module(
    "StationApp", files: ["CompositionRoot.swift"],
    imports: ["Announcements", "VoicesLive"]),
  Module("VoiceSDK", files: ["VoiceSDK.swift"]),
]
