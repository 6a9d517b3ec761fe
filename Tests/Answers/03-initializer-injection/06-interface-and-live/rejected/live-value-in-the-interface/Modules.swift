let modules = [
  Module(
    "Voices", files: ["SDKVoice.swift", "Voice.swift"],
    imports: ["VoiceSDK"]),
  Module(
    "Announcements", files: ["Announcer.swift", "Departure.swift"],
    imports: ["Voices"]),
  Module(
    "Rehearsals", files: ["Rehearsal.swift"],
    imports: ["Announcements", "Voices"]),
  Module(
    "StationApp", files: ["CompositionRoot.swift"],
    imports: ["Announcements", "Voices"]),
  Module("VoiceSDK", files: ["VoiceSDK.swift"]),
]
