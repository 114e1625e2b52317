// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Bakehouse",
  platforms: [.iOS(.v16)],
  targets: [.executableTarget(name: "Bakehouse", path: ".")]
)
