import Parser
import SourceText
import TestSupport
import Testing
import TransformKit

@testable import Runner

/// Deployment targets and tool versions in project files.
@Suite struct ProjectFileTests {
  private func releases(in text: String, of kind: ProjectFile.Kind) -> [String] {
    ProjectFile.releases(in: SourceText(text), of: kind, parser: SyntaxParser())
      .map { "\($0.platform.rawValue) \($0.release)" }
  }

  @Test(arguments: [
    ("platforms: [.iOS(.v15), .macOS(\"12.3\")]", ["iOS 15", "macOS 12.3"]),
    ("platforms: [.macOS(.v10_15), .macCatalyst(.v13)]", ["macOS 10.15", "macCatalyst 13"]),
    (
      "platforms: [SupportedPlatform.visionOS(.v1), .watchOS(\"9.4.1\")]",
      ["visionOS 1", "watchOS 9.4"]
    ),
    ("platforms: [.driverKit(.v22), .iOS(minimum)]", []),
    ("dependencies: [.product(name: \"A\", condition: .when(platforms: [.iOS]))]", []),
    ("name: \"A\"  // .iOS(.v15)", []),
  ])
  func readsManifests(_ arguments: String, _ expected: [String]) {
    let text = "import PackageDescription\nlet package = Package(\(arguments)\n)\n"
    #expect(releases(in: text, of: .package) == expected)
  }

  @Test(arguments: [
    ("deploymentTargets: .iOS(\"16.0\")", ["iOS 16"]),
    ("deploymentTargets: .multiplatform(iOS: \"15.0\", macOS: \"12.0\")", ["iOS 15", "macOS 12"]),
    ("deploymentTarget: .iOS(targetVersion: \"13.2\", devices: [.iphone])", ["iOS 13.2"]),
  ])
  func readsTuistManifests(_ arguments: String, _ expected: [String]) {
    let text = "import ProjectDescription\nlet project = Project(\(arguments))\n"
    #expect(releases(in: text, of: .tuistProject) == expected)
  }

  @Test func ignoresProjectSwiftFilesOfApps() {
    #expect(releases(in: "import SwiftUI\nlet a = .iOS(.v15)\n", of: .tuistProject) == [])
  }

  @Test(arguments: [
    ("\t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 15.0;\n", ["iOS 15"]),
    (
      "MACOSX_DEPLOYMENT_TARGET = 10.15;\r\nTVOS_DEPLOYMENT_TARGET = 13.4;",
      ["macOS 10.15", "tvOS 13.4"]
    ),
    (
      "WATCHOS_DEPLOYMENT_TARGET=8.0 // why\nXROS_DEPLOYMENT_TARGET = \"1.0\";",
      ["watchOS 8", "visionOS 1"]
    ),
    ("IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*] = 14.0", ["iOS 14"]),
    ("IPHONEOS_DEPLOYMENT_TARGET = $(LOWEST);", []),
    ("RECOMMENDED_IPHONEOS_DEPLOYMENT_TARGET = 9.0;", []),
    ("// IPHONEOS_DEPLOYMENT_TARGET = 9.0", []),
    ("IPHONEOS_DEPLOYMENT_TARGET_NAME = 9.0", []),
    ("IPHONEOS_DEPLOYMENT_TARGET", []),
  ])
  func readsBuildSettings(_ text: String, _ expected: [String]) {
    #expect(releases(in: text, of: .xcodeProject) == expected)
    #expect(releases(in: text, of: .buildSettings) == expected)
  }

  @Test(arguments: [
    ("// swift-tools-version: 6.0", true),
    ("// swift-tools-version:5.10\nimport PackageDescription", false),
    ("// swift-tools-version:6.1", true),
    ("\t\t\t\tSWIFT_VERSION = 6.0;\n", true),
    ("settings:\n  SWIFT_VERSION: \"6\"\n", true),
    ("SWIFT_VERSION = 5.0;", false),
    ("SWIFT_VERSION = $(NEWEST);", false),
    ("\t\t\t\tLastUpgradeCheck = 1540;\n\t\t\t\tLastSwiftUpdateCheck = 1600;", true),
    ("LastUpgradeCheck = 0930;", false),
    ("LastUpgradeCheck = 2610;", true),
    ("/* Begin PBXFileSystemSynchronizedRootGroup section */", true),
    ("LastUpgradeCheck", false),
  ])
  func readsToolVersions(_ text: String, _ expected: Bool) {
    #expect(ToolVersions(SourceText(text)).needXcode16 == expected)
  }

  @Test(arguments: [
    (
      "options:\n  deploymentTarget:\n    iOS: \"15.0\"\n    macOS: 12.3\n  other:\n    tvOS: 9\n",
      ["iOS 15", "macOS 12.3"]
    ),
    ("settings:\n  IPHONEOS_DEPLOYMENT_TARGET: 16.0 # why\n", ["iOS 16"]),
    ("targets:\n  App:\n    deploymentTarget: \"15.0\"\n    platform: iOS\n", []),
  ])
  func readsXcodeGenSpecifications(_ text: String, _ expected: [String]) {
    #expect(releases(in: text, of: .xcodeGenProject) == expected)
  }
}

/// The project file that determines a folder's deployment targets.
@Suite struct TargetGuessTests {
  private static func package(_ platforms: String) -> String {
    "import PackageDescription\nlet package = Package(name: \"A\", platforms: [\(platforms)])\n"
  }

  private static func project(_ release: String) -> String {
    "{\n\tIPHONEOS_DEPLOYMENT_TARGET = \(release);\n}\n"
  }

  private static let files = [
    "Package.swift": package(".iOS(.v16)"),
    "Sources/A/a.swift": "",
    "Example/Example.xcodeproj/project.pbxproj": project("14.0"),
    "Example/App/b.swift": "",
    "Modules/Plain/Package.swift": package(""),
    "Modules/Plain/Sources/c.swift": "",
    "Modules/New/Package.swift": package(".macOS(.v14), .iOS(.v17)"),
    "Modules/New/Sources/d.swift": "",
  ]

  /// Returns the deployment targets of a file in a repository, for a run on part of the repository.
  private func targets(
    of file: String, in files: [String: String], root: String = ""
  ) throws -> String {
    let folder = try TemporaryFolder(files)
    try folder.git("init", "-q")
    let roots = [folder.path(root)]
    let repository = IndexedRepository.index(
      try .discover(roots: roots, repositoryAround: roots), jobs: 2)
    let map = repository.guessDeploymentTargets(jobs: 2)
    return map[folder.path(file)].targets.map(\.description).joined(separator: ", ")
  }

  @Test(arguments: [
    ("Sources/A/a.swift", "iOS 16 (Package.swift)"),
    ("Package.swift", "iOS 16 (Package.swift)"),
    ("Example/App/b.swift", "iOS 14 (Example.xcodeproj)"),
    ("Modules/Plain/Sources/c.swift", "iOS 16 (Package.swift)"),
    ("Modules/New/Sources/d.swift", "iOS 17 (Package.swift), macOS 14 (Package.swift)"),
  ])
  func usesTheNearestProjectFile(_ file: String, _ expected: String) throws {
    #expect(try targets(of: file, in: Self.files) == expected)
    let folder = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
    #expect(try targets(of: file, in: Self.files, root: folder) == expected)
  }

  @Test func usesTheLowestTargetOfSeveralProjects() throws {
    let files = [
      "Old/Old.xcodeproj/project.pbxproj": Self.project("14.2"),
      "New/New.xcodeproj/project.pbxproj": Self.project("17.0"),
      "Configs/Base.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.0\n",
      "Shared/a.swift": "", "New/b.swift": "",
    ]
    #expect(try targets(of: "Shared/a.swift", in: files) == "iOS 14.2 (Old.xcodeproj)")
    #expect(try targets(of: "New/b.swift", in: files) == "iOS 17 (New.xcodeproj)")
  }

  @Test func skipsIgnoredFolders() throws {
    let files = [
      ".gitignore": "Vendor/\n*.xcodeproj\n", "project.yml": "deploymentTarget:\n  iOS: 16\n",
      "Vendor/V.xcodeproj/project.pbxproj": Self.project("9.0"),
      "App.xcodeproj/project.pbxproj": Self.project("15.0"),
      "Pods/Pods.xcodeproj/project.pbxproj": Self.project("9.0"), "a.swift": "",
    ]
    #expect(try targets(of: "a.swift", in: files) == "iOS 16 (project.yml)")
  }

  @Test func infersNothingWithoutAProject() throws {
    #expect(
      try targets(of: "a.swift", in: ["a.swift": "", "b/Package.swift": Self.package("")]) == "")
  }
}
