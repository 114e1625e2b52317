import TransformKit

/// The Swift files in the files and folders that the user passed.
///
/// Folders are visited in the order of their names. Files ignored by `.gitignore` are omitted,
/// including by `.gitignore` files in enclosing folders up to the top level of the repository.
/// Folders of build products, packages, tutorials and templates are omitted as well, and those whose
/// names begin with a period. Paths that the user passed are always included.
public struct FileDiscovery: Sendable {
  /// The files without duplicates, in the order of their paths within each root.
  public private(set) var files: [File] = []
  /// The folders that could not be read, and what has a name that no text stands for.
  public private(set) var failures: [SystemError] = []
  /// What lies in the folders but is ignored, or behind a symbolic link that leads out of them.
  private(set) var hidden: [HiddenCode] = []
  /// The canonical paths in the repository that symbolic links lead to.
  private(set) var linkedPaths: [[UInt8]] = []
  /// Project files that were found, which tell how the files are built.
  private(set) var projectFiles: [ProjectFile] = []
  /// Configurations of linters and formatters.
  private(set) var styleFiles: [StyleFile] = []
  /// The canonical path of each folder with files, by its display path.
  private(set) var folders: [String: [UInt8]] = [:]
  /// The files and folders that the user passed.
  private(set) var roots: [Root] = []
  /// The folders of them in which there is no Swift file, as passed.
  private(set) var emptyRoots: [String] = []

  public struct File: Hashable, Sendable {
    /// The display path: as passed, or relative to the current folder.
    public let path: String
    /// Whether the user passed the path of this file.
    public let isNamed: Bool
  }

  /// The canonical paths of the files so far. Only needed for several roots: one root cannot lead
  /// to a file twice.
  private var seen: Set<[UInt8]>?
  /// The number of Swift files that were met, those of several roots counted for each.
  private var metCount = 0
  /// The top level of the repository being visited; outside a repository, the root.
  private var top: [UInt8] = []

  /// Folders that contain no source of the project.
  private static let excludedFolders = [
    "Carthage", "DerivedData", "Pods", "node_modules",
  ].map { Array($0.utf8) }

  /// - Parameter unsaved: a file that comes first, whether or not it is on disk.
  /// - Throws: if a root does not exist.
  init(roots: [String], unsaved: UnsavedFile? = nil) throws(SystemError) {
    if 1 < roots.count || unsaved != nil { seen = [] }
    if let unsaved { add(unsaved) }
    let current = Self.currentFolder
    for root in roots {
      guard let canonical = CanonicalPath.of(root), let status = FileStatus(path: root) else {
        throw SystemError(path: root, cannot: "open")
      }
      let path = Self.displayed(root, current: current)
      self.roots.append(Root(path: canonical, displayPrefix: path == "." ? "" : path + "/"))
      if status.isFolder {
        var ignoreFiles = Self.ignoreFiles(above: canonical)
        top = Repository.top(of: canonical) ?? canonical
        let before = (metCount, failures.count)
        walk(canonical, displayPrefix: self.roots.last!.displayPrefix, &ignoreFiles)
        if before == (metCount, failures.count) { emptyRoots.append(root) }
      } else if isNew(canonical) {
        files.append(File(path: path, isNamed: true))
        folders[DeploymentTargetMap.folder(of: path)] = canonical.enclosingFolder
      }
    }
  }

  private mutating func add(_ unsaved: UnsavedFile) {
    let path = unsaved.source.path
    files.append(File(path: path, isNamed: true))
    guard let folder = unsaved.folder else { return }
    let displayPath = DeploymentTargetMap.folder(of: path)
    roots.append(Root(path: folder, displayPrefix: displayPath == "." ? "" : displayPath + "/"))
    folders[displayPath] = folder
    let own = canonicalPath(of: files[0])
    seen?.insert(own)
  }

  private mutating func walk(
    _ folder: [UInt8], displayPrefix: String, _ ignoreFiles: inout [IgnoreFile]
  ) {
    let listing: FolderListing
    do {
      listing = try FolderListing(path: folder.pathText)
    } catch {
      failures.append(
        SystemError(path: displayPrefix.isEmpty ? "." : displayPrefix, reason: error.reason))
      return
    }
    let entries = listing.entries
    let depth = ignoreFiles.count
    if entries.contains(where: { $0.name == Self.ignoreFileName }) {
      ignoreFiles += Self.ignoreFile(in: folder).map { [$0] } ?? []
    }
    defer { ignoreFiles.removeSubrange(depth...) }
    folders[String(displayPrefix.dropLast())] = folder
    styleFiles += entries.compactMap { StyleFile($0, in: folder) }
    var names = EntryNames(of: entries)
    for entry in entries {
      let kind = ProjectFile.Kind(entry)
      guard kind != nil || Self.isCandidate(entry) else { continue }
      let path = folder.appending(name: entry.name)
      let name = displayPrefix + String(decoding: entry.name, as: UTF8.self)
      guard !ignoreFiles.ignore(path, entry) else {
        if kind == .xcodeProject {
          projectFiles.append(ProjectFile(.otherBuild, name: entry.name, in: folder, below: top))
        }
        if Self.isCandidate(entry) {
          hidden.append(HiddenCode(path, displayed: name, entry, cause: .ignored))
        }
        continue
      }
      if let kind {
        projectFiles.append(
          ProjectFile(
            kind, name: entry.name, in: folder, below: top,
            hasLicense: entries.contains(where: \.isLicense)))
      }
      guard Self.isCandidate(entry) else { continue }
      if let fault = names.fault(in: entry.name) {
        failures.append(SystemError(path: name, reason: fault))
        continue
      }
      if entry.isFolder {
        walk(path, displayPrefix: name + "/", &ignoreFiles)
        continue
      }
      metCount += 1
      if isNew(path) {
        files.append(File(path: name, isNamed: false))
      }
    }
    for link in listing.links {
      noteLink(link, in: folder, displayPrefix: displayPrefix, ignoreFiles)
    }
  }

  /// Notes the code that a link leads to, unless it lies in the repository and is found anyway.
  private mutating func noteLink(
    _ link: [UInt8], in folder: [UInt8], displayPrefix: String, _ ignoreFiles: [IgnoreFile]
  ) {
    let path = folder.appending(name: link)
    guard let target = CanonicalPath.of(path.pathText) else { return }
    guard top.path(to: target) == nil else { return linkedPaths.append(target) }
    guard let status = FileStatus(path: target.pathText) else { return }
    let entry = FolderListing.Entry(name: link, isFolder: status.isFolder)
    guard Self.isCandidate(entry), !ignoreFiles.ignore(path, entry) else { return }
    let name = displayPrefix + String(decoding: link, as: UTF8.self)
    hidden.append(HiddenCode(target, displayed: name, entry, cause: .linked))
  }

  private mutating func isNew(_ path: [UInt8]) -> Bool {
    seen?.insert(path).inserted ?? true
  }

  /// Whether an entry can be a source file or contain source files, judging by its name. The code
  /// of tutorials and of Xcode's templates is not compiled.
  static func isCandidate(_ entry: FolderListing.Entry) -> Bool {
    let name = entry.name
    if entry.isFolder {
      return !name.starts(with: ".".utf8) && !excludedFolders.contains(name)
        && !name.ends(with: ".docc") && !name.ends(with: ".xctemplate")
    }
    return name.ends(with: ".swift") && !name.starts(with: "___".utf8)
  }
}

// MARK: Files left out

extension FileDiscovery {
  /// The same without some files, given by their display paths.
  func leavingOut(_ paths: Set<String>) -> FileDiscovery {
    guard !paths.isEmpty else { return self }
    var discovery = self
    discovery.files.removeAll { paths.contains($0.path) }
    return discovery
  }
}

// MARK: Staged files

extension FileDiscovery {
  /// Removes files that are not in the index, and adds files that are only there.
  mutating func adapt(to trees: [StagedTree]) {
    for tree in trees {
      var found: Set<String> = []
      files = files.filter { file in
        guard let path = tree.relativePath(canonicalPath(of: file)) else { return true }
        found.insert(path)
        return !tree.untrackedPaths.contains(path)
      }
      for path in tree.texts.keys.sorted() where !found.contains(path) {
        add(missing: tree.top.appending(name: path.utf8))
      }
    }
  }

  /// Adds a file that is not on disk, if discovery would have found it there.
  private mutating func add(missing path: [UInt8]) {
    guard FileStatus(path: path.pathText) == nil,
      let root = roots.first(where: { $0.path.path(to: path) != nil })
    else { return }
    emptyRoots = []
    let relative = root.path.path(to: path)!
    let names = relative.split(separator: .slash).map { Array($0) }
    let isCandidate = names.indices.allSatisfy {
      Self.isCandidate(FolderListing.Entry(name: names[$0], isFolder: $0 < names.count - 1))
    }
    guard isCandidate else { return }
    let displayPath = root.displayPrefix + relative.pathText
    files.append(File(path: displayPath, isNamed: false))
    folders[DeploymentTargetMap.folder(of: displayPath)] = path.enclosingFolder
  }
}

// MARK: Paths

extension FileDiscovery {
  private static let ignoreFileName = Array(".gitignore".utf8)

  /// The canonical paths of the roots.
  var rootPaths: [[UInt8]] { roots.map(\.path) }

  /// - Throws: if a folder that was named has no Swift file in it.
  func requireFiles() throws(SystemError) {
    guard let folder = emptyRoots.first else { return }
    throw SystemError(path: folder, reason: "contains no Swift files")
  }

  /// Returns a file's canonical path: absolute, without links.
  func canonicalPath(of file: File) -> [UInt8] {
    // Only a path that the user passed can be a link.
    if file.isNamed, let path = CanonicalPath.of(file.path) { return path }
    let folder = DeploymentTargetMap.folder(of: file.path)
    let name = file.path.utf8.suffix(
      from: file.path.utf8.lastIndex(of: .slash).map { file.path.utf8.index(after: $0) }
        ?? file.path.startIndex)
    return folders[folder]?.appending(name: name) ?? Array(file.path.utf8)
  }

  /// The current folder, with a trailing slash.
  private static var currentFolder: [UInt8] { CanonicalPath.currentFolder.appending(name: []) }

  /// Returns the display path of a path: relative to the current folder if it is inside.
  public static func displayed(_ path: String) -> String { displayed(path, current: currentFolder) }

  /// Returns the display path of a root, without redundant components.
  private static func displayed(_ root: String, current: [UInt8]) -> String {
    var path = Array(root.utf8)[...]
    if path.starts(with: current) { path = path.dropFirst(current.count) }
    while path.starts(with: [.dot, .slash]) { path = path.dropFirst(2).drop { $0 == .slash } }
    while 1 < path.count, path.last == .slash { path.removeLast() }
    if path.elementsEqual(current.dropLast()) { path = [] }
    return path.isEmpty ? "." : path.pathText
  }

  /// Returns the `.gitignore` files from the top level of the repository down to a folder,
  /// outermost first; none outside a repository.
  private static func ignoreFiles(above folder: [UInt8]) -> [IgnoreFile] {
    guard let top = Repository.top(of: folder) else { return [] }
    var files: [IgnoreFile] = []
    var path = folder
    while top.count < path.count {
      path.removeSubrange(path.lastIndex(of: .slash)!...)
      if path.isEmpty { path = [.slash] }
      if let file = ignoreFile(in: path) { files.insert(file, at: 0) }
    }
    return files
  }

  private static func ignoreFile(in folder: [UInt8]) -> IgnoreFile? {
    let path = folder.pathText + "/.gitignore"
    guard let source = try? SourceLoader.read(path).source else { return nil }
    return IgnoreFile(text: Array(source.bytes), folder: folder)
  }
}

extension [UInt8] {
  func ends(with text: String) -> Bool {
    text.utf8.count <= count && suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
