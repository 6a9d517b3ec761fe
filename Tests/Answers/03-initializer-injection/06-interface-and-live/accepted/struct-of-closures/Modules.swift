let modules = [
  Module("VoiceSDK", files: ["VoiceSDK.swift"]),
  Module("Voices", files: ["Voice.swift"]),
  Module(
    "VoicesLive", files: ["SDKVoice.swift"], imports: ["VoiceSDK", "Voices"]),
  Module(
    "Announcements", files: ["Departure.swift", "Announcer.swift"],
    imports: ["Voices"]),
  Module(
    "Rehearsals", files: ["Rehearsal.swift"],
    imports: ["Announcements", "Voices"]),
  Module(
    "StationApp", files: ["CompositionRoot.swift"],
    imports: ["Announcements", "Voices", "VoicesLive"]),
]
