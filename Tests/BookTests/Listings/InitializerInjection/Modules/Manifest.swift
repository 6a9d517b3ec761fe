// Parsed here, and compiled where the package manager reads it.

#if canImport(PackageDescription)
  import PackageDescription

  let targets: [Target] = [
    .target(name: "Sensing"),
    .target(name: "Regulation", dependencies: ["Sensing"]),
    .target(name: "RadioLive", dependencies: ["Sensing", "RadioKit"]),
    .executableTarget(name: "House", dependencies: ["Regulation", "RadioLive"]),
    .testTarget(name: "RegulationTests", dependencies: ["Regulation"]),
  ]
#endif
