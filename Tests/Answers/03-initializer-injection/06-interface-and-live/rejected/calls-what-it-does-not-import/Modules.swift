// isUrgent() of Voices, which is seen only because another module has loaded Voices.

/// The station's modules.
///
/// This file and `Module.swift` belong to no module.
let modules = [
  Module("Voices", files: ["Voice.swift"]),

  // Built at the same time, because neither of them needs the other.
  Module(
    "Announcements", files: ["Announcer.swift", "Departure.swift"],
    imports: ["Voices"]),
  Module(
    "VoicesLive", files: ["SDKVoice.swift"], imports: ["Voices", "VoiceSDK"]),

  Module(
    "Rehearsals", files: ["Rehearsal.swift"],
    imports: ["Announcements"]),
  Module(
    "StationApp", files: ["CompositionRoot.swift"],
    imports: ["Announcements", "VoicesLive"]),

  Module("VoiceSDK", files: ["VoiceSDK.swift"]),
]
