// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Trailhead",
  platforms: [.iOS(.v15), .macOS(.v12)],
  targets: [.executableTarget(name: "Trailhead", path: ".")]
)
