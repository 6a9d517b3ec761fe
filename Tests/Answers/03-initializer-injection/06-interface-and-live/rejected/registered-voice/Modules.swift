let modules = [
  Module("Voices", files: ["Voice.swift"]),
  Module(
    "Announcements", files: ["Announcer.swift", "Departure.swift"],
    imports: ["Voices"]),
  Module(
    "VoicesLive", files: ["SDKVoice.swift"], imports: ["Voices", "VoiceSDK"]),
  Module(
    "Rehearsals", files: ["Rehearsal.swift"],
    imports: ["Announcements", "Voices"]),
  Module(
    "StationApp", files: ["CompositionRoot.swift"],
    imports: ["Announcements", "Voices", "VoicesLive"]),
  Module("VoiceSDK", files: ["VoiceSDK.swift"]),
]
