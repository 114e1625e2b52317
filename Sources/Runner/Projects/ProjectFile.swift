import Parser
import SourceText
import SwiftUIModel
import SymbolIndex
import TransformKit

/// A file that states deployment targets or modules of the code around it.
struct ProjectFile: Sendable {
  enum Kind: Sendable {
    /// `Package.swift`
    case package
    /// `App.xcodeproj`
    case xcodeProject
    /// `Base.xcconfig`
    case buildSettings
    /// `Project.swift`, from which Tuist generates an Xcode project.
    case tuistProject
    /// `project.yml`, from which XcodeGen generates an Xcode project.
    case xcodeGenProject
    /// A file that describes a build that is not read: a podspec, or a file of Bazel, Buck, CMake or Meson;
    /// or an Xcode project that git ignores.
    case otherBuild

    /// Determines the kind of a folder entry by its name.
    init?(_ entry: FolderListing.Entry) {
      if entry.isFolder {
        guard entry.name.ends(with: ".xcodeproj") else { return nil }
        self = .xcodeProject
      } else if entry.name.ends(with: ".xcconfig") {
        self = .buildSettings
      } else if entry.name.elementsEqual("Package.swift".utf8) {
        self = .package
      } else if entry.name.elementsEqual("Project.swift".utf8) {
        self = .tuistProject
      } else if entry.name.elementsEqual("project.yml".utf8) {
        self = .xcodeGenProject
      } else if Self.otherBuilds.contains(entry.name) || entry.name.ends(with: ".podspec")
        || entry.name.ends(with: ".podspec.json")
      {
        self = .otherBuild
      } else {
        return nil
      }
    }

    private static let otherBuilds = [
      "BUILD", "BUILD.bazel", "BUCK", "CMakeLists.txt", "meson.build",
    ].map { Array($0.utf8) }
  }

  let kind: Kind
  let folder: [UInt8]
  /// The top level of the repository. The file does not affect folders above it.
  let top: [UInt8]
  let name: String
  /// Whether the folder has a license of its own, as a package has that is published by itself.
  let hasLicense: Bool

  init(
    _ kind: Kind, name: [UInt8], in folder: [UInt8], below top: [UInt8], hasLicense: Bool = false
  ) {
    self.kind = kind
    self.hasLicense = hasLicense
    self.name = String(decoding: name, as: UTF8.self)
    self.folder = folder
    self.top = top
  }

  /// Reads the deployment targets, with the file's name as their origin; none if the file cannot be
  /// read.
  func targets(parser: SyntaxParser) -> [DeploymentTarget] {
    guard let source else { return [] }
    return Self.releases(in: source, of: kind, parser: parser).map { platform, release in
      DeploymentTarget(platform, release, origin: name)
    }
  }

  /// Reads the modules of a package; nil for other files, and if the file cannot be read.
  func packageLayout(parser: SyntaxParser) -> PackageLayout? {
    guard kind == .package, let source else { return nil }
    return PackageLayout(Manifest(source, parser: parser))
  }

  /// Reads the targets of a Tuist project; nil for other files, and if the file cannot be read.
  func tuistLayout(parser: SyntaxParser) -> TuistLayout? {
    guard kind == .tuistProject, let source else { return nil }
    return TuistLayout(Manifest(source, parser: parser))
  }

  /// Reads which files an Xcode project may build; nil for other files, and if the file cannot be read.
  var xcodeProjectFiles: XcodeProjectFiles? {
    kind == .xcodeProject ? source.map(XcodeProjectFiles.init) : nil
  }

  /// Reads which targets of an Xcode project compile which files; nil for other files.
  var xcodeTargets: XcodeTargets? {
    kind == .xcodeProject
      ? source.map { XcodeTargets($0, in: folder) } : nil
  }

  /// Whether Xcode projects are generated from the file, anywhere in the repository.
  var generatesProject: Bool {
    switch kind {
    case .tuistProject: source?.holds("ProjectDescription") ?? true
    case .xcodeGenProject: true
    case .package, .xcodeProject, .buildSettings, .otherBuild: false
    }
  }

  /// Whether other repositories use what is built: a podspec says so, or an Xcode project that builds a library for
  /// distribution.
  var publishesLibrary: Bool {
    switch kind {
    case .otherBuild: name.hasSuffix(".podspec") || name.hasSuffix(".podspec.json")
    case .xcodeProject: source?.holds("BUILD_LIBRARY_FOR_DISTRIBUTION = YES") ?? false
    case .package, .buildSettings, .tuistProject, .xcodeGenProject: false
    }
  }

  /// Whether Xcode 16 or later has written the file, or is needed to build what it describes.
  var needsXcode16: Bool {
    source.map { ToolVersions($0).needXcode16 } ?? false
  }

  private var source: SourceText? {
    guard kind != .otherBuild else { return nil }
    let path = folder.pathText + "/" + name
    return try? SourceLoader.read(kind == .xcodeProject ? path + "/project.pbxproj" : path).source
  }

  /// Returns the platform releases in a file of a given kind.
  static func releases(
    in source: SourceText, of kind: Kind, parser: SyntaxParser
  ) -> [PlatformRelease] {
    switch kind {
    case .package, .tuistProject: Manifest(source, parser: parser).releases
    case .xcodeProject, .buildSettings: BuildSettings(source).releases
    case .xcodeGenProject: BuildSettings(source).releases + XcodeGenProject(source).releases
    case .otherBuild: []
    }
  }
}

/// A platform and one of its releases.
typealias PlatformRelease = (platform: Platform, release: Release)
