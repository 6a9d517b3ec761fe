// Wrong: two modules compile the protocol, so there are two of it.
// Rejected by: keeps every file in exactly one module

let modules = [
  Module(
    "Announcements",
    files: ["Announcer.swift", "Departure.swift", "Voice.swift"]),
  Module(
    "VoicesLive", files: ["SDKVoice.swift", "Voice.swift"],
    imports: ["VoiceSDK"]),
  Module(
    "Rehearsals", files: ["Rehearsal.swift"], imports: ["Announcements"]),
  Module(
    "StationApp", files: ["CompositionRoot.swift"],
    imports: ["Announcements", "VoicesLive"]),
  Module("VoiceSDK", files: ["VoiceSDK.swift"]),
]
