import Parser

/// Determines which files no target builds, where the Xcode projects of a repository are certain to say so.
///
/// A file counts as built unless it lies in a folder with an Xcode project, and no project of the repository
/// names it. It also counts as built if anything else may build it: a package, a specification from which
/// the project is generated (the project beside it may be an old one), a podspec, a symbolic link.
struct UnbuiltFiles {
  private var projects: [XcodeProjectFiles] = []
  /// The folders with Xcode projects.
  private var projectFolders: Set<[UInt8]> = []
  /// The packages by folder; nil where the manifest cannot be read.
  private var packages: [[UInt8]: PackageLayout?] = [:]
  /// The folders whose files may be built in a way that is not read.
  private var otherFolders: Set<[UInt8]> = []
  /// What symbolic links lead to.
  private let linked: Set<[UInt8]>
  private let isCertain: Bool

  /// - Parameter discovery: the whole repository. Outside a repository, nothing is certain.
  init(_ discovery: FileDiscovery, jobs: Int) {
    linked = Set(discovery.linkedPaths)
    let files = discovery.projectFiles
    guard files.contains(where: { $0.kind == .xcodeProject }),
      !files.contains(where: \.generatesProject),
      discovery.rootPaths.allSatisfy({ Repository.top(of: $0) != nil })
    else {
      isCertain = false
      return
    }
    let readings = Workers.map(files, jobs: jobs, state: SyntaxParser()) { file, parser in
      (project: file.xcodeProjectFiles, package: file.packageLayout(parser: parser))
    }
    for (file, reading) in zip(files, readings) {
      switch file.kind {
      case .xcodeProject:
        projects += reading.project.map { [$0] } ?? []
        projectFolders.insert(file.folder)
      case .package: packages.updateValue(reading.package, forKey: file.folder)
      case .otherBuild: otherFolders.insert(file.folder)
      case .buildSettings, .tuistProject, .xcodeGenProject: continue
      }
    }
    isCertain = projects.count(where: \.isReadable) == files.count { $0.kind == .xcodeProject }
  }

  /// Whether it is certain that no target builds a file, given by its canonical path.
  func contain(_ path: [UInt8]) -> Bool {
    guard isCertain, XcodeProjectFiles.isPlain(path.suffix(while: { $0 != .slash })),
      !linked.contains(path), isOutsideOtherBuilds(path.enclosingFolder)
    else { return false }
    let lowercased = path.map(\.lowercased)
    return !projects.contains { $0.mayBuild(lowercased) }
  }

  /// Whether a folder lies in that of an Xcode project, and in nothing else that may build its files.
  private func isOutsideOtherBuilds(_ folder: [UInt8]) -> Bool {
    var isInProject = false
    for place in folder.enclosingFolders() {
      isInProject = isInProject || projectFolders.contains(place)
      if otherFolders.contains(place) || linked.contains(place) || Self.isProgram(place) {
        return false
      }
      guard let package = packages[place] else { continue }
      // A package in the folder of the project may leave files to the project.
      guard isInProject, let package else { return false }
      let relative = String(decoding: place.path(to: folder) ?? [], as: UTF8.self)
      if package.mayContain(relative) { return false }
    }
    return isInProject
  }

  /// Whether a folder is a playground or an app of Swift Playgrounds.
  private static func isProgram(_ folder: [UInt8]) -> Bool {
    folder.ends(with: ".playground") || folder.ends(with: ".playgroundbook")
      || folder.ends(with: ".swiftpm")
  }
}

extension [UInt8] {
  fileprivate func suffix(while fits: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !fits($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
