// Wrong: the live code waits for the announcer, since the protocol stands there.
// Rejected by: the code that speaks through the SDK is built without the announcer

let modules = [
  Module(
    "Announcements",
    files: ["Announcer.swift", "Departure.swift", "Voice.swift"]),
  Module(
    "VoicesLive", files: ["SDKVoice.swift"],
    imports: ["Announcements", "VoiceSDK"]),
  Module(
    "Rehearsals", files: ["Rehearsal.swift"], imports: ["Announcements"]),
  Module(
    "StationApp", files: ["CompositionRoot.swift"],
    imports: ["Announcements", "VoicesLive"]),
  Module("VoiceSDK", files: ["VoiceSDK.swift"]),
]
