// Wrong: the live code is part of the app, and the team of the SDK waits for all.
// Rejected by: the code that speaks through the SDK is built without the announcer

let modules = [
  Module("Voices", files: ["Voice.swift"]),
  Module(
    "Announcements", files: ["Announcer.swift", "Departure.swift"],
    imports: ["Voices"]),
  Module(
    "Rehearsals", files: ["Rehearsal.swift"],
    imports: ["Announcements", "Voices"]),
  Module(
    "StationApp", files: ["CompositionRoot.swift", "SDKVoice.swift"],
    imports: ["Announcements", "Voices", "VoiceSDK"]),
  Module("VoiceSDK", files: ["VoiceSDK.swift"]),
]
