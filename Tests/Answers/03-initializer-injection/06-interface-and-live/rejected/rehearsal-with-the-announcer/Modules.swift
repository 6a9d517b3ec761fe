// Wrong: the rehearsal sees what no other module sees, so it proves nothing to them.
// Rejected by: the announcer, the rehearsal and the app are three modules

let modules = [
  Module("Voices", files: ["Voice.swift"]),
  Module(
    "Announcements",
    files: ["Announcer.swift", "Departure.swift", "Rehearsal.swift"],
    imports: ["Voices"]),
  Module(
    "VoicesLive", files: ["SDKVoice.swift"], imports: ["Voices", "VoiceSDK"]),
  Module(
    "StationApp", files: ["CompositionRoot.swift"],
    imports: ["Announcements", "VoicesLive"]),
  Module("VoiceSDK", files: ["VoiceSDK.swift"]),
]
