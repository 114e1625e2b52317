import SourceText

/// The targets of an Xcode project with the files that they compile, as far as the project file says in the form that
/// Xcode writes: one object or value on a line.
struct XcodeTargets: Sendable {
  /// One target.
  private struct Target: Sendable {
    /// The Swift files that its phases list, by name: the end of the path of each, or nil where it is not known.
    var files: [[UInt8]: [[UInt8]?]] = [:]
    /// The last components of the paths of its folders, with the files that are left out of them.
    var folders: [(path: [ArraySlice<UInt8>], exceptions: [[UInt8]])] = []
    /// The deployment targets of each of its configurations; empty where they are not known.
    var releases: [PlatformRelease] = []
  }

  private let targets: [Target]
  /// The path of the folder with the project, in lower case.
  private let folder: [ArraySlice<UInt8>]

  /// - Parameter folder: the absolute path of the folder with the project.
  init(_ source: SourceText, in folder: [UInt8]) {
    self.folder = folder.map(\.lowercased).split(separator: .slash)
    let objects = XcodeObject.all(in: source)
    let exceptions = FolderExceptions(of: objects)
    let groupTree = GroupTree(of: objects)
    let native = objects.filter { $0.value.kind.elementsEqual("PBXNativeTarget".utf8) }
    let groups = objects.filter(\.value.isFolderInStep)
    targets = native.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { id, object in
      var target = Target()
      target.releases = objects.releases(of: object)
      for phase in object["buildPhases"].compactMap({ objects[$0.identifier] })
      where phase.kind.elementsEqual("PBXSourcesBuildPhase".utf8) {
        for file in phase["files"] {
          guard let name = file.fileName else { continue }
          let path = objects[file.identifier]?["fileRef"].first.flatMap {
            groupTree.path(of: $0.identifier)
          }
          target.files[name, default: []].append(path)
        }
      }
      let own = Set(object["fileSystemSynchronizedGroups"].map(\.identifier))
      for (groupID, group) in groups {
        let excepted = exceptions.paths(in: groupID, for: id)
        guard let path = group["path"].first?.unquoted.map(\.lowercased) else { continue }
        guard own.contains(groupID) else {
          // A file of another target's folder that belongs to this one, too.
          for file in excepted where file.ends(with: ".swift") {
            target.files[file.lastComponent, default: []].append(nil)
          }
          continue
        }
        target.folders.append((path.split(separator: .slash), excepted))
      }
      return target
    }
  }

  /// The number of targets, and one for files that none of them compiles.
  var count: Int { targets.count + 1 }

  /// The oldest releases that a target is to run on; empty where they are not known.
  func releases(ofTarget number: Int) -> [PlatformRelease] { targets[number].releases }

  /// The numbers of the targets that compile a file. A file gets the last number where the targets compile only
  /// others of its name. It gets none where nothing is known of it, as outside the folder with the project.
  ///
  /// - Parameter path: the absolute path, in lower case.
  func numbers(of path: [UInt8]) -> [Int] {
    let components = path.split(separator: .slash)
    guard let name = components.last, components.starts(with: folder) else { return [] }
    let places = targets.map { target in
      target.folders.compactMap { path, exceptions in
        start(of: path, in: components).map { start in
          let inner = components[(start + path.count)...].joined(separator: [.slash])
          return (start: start, isException: Array(inner).isAtOrBelow(oneOf: exceptions))
        }
      }
    }
    // A folder within another one has the name of a folder elsewhere by chance.
    let outermost = places.joined().map(\.start).min()
    let found = targets.indices.filter { number in
      (targets[number].files[Array(name)] ?? []).contains { end in
        end.map { path.hasEnd($0) } ?? true
      }
        || places[number].contains { $0.start == outermost && !$0.isException }
    }
    let isNamesake = targets.contains { $0.files[Array(name)] != nil }
    return found.isEmpty && isNamesake ? [targets.count] : found
  }

  /// Where a path stands in another one, below the folder with the project and above the name of the file.
  private func start(
    of path: [ArraySlice<UInt8>], in components: [ArraySlice<UInt8>]
  ) -> Int? {
    components.indices.dropFirst(folder.count).first {
      components[$0...].dropLast().starts(with: path)
    }
  }
}

extension XcodeTargets {
  /// The groups of a project, which say where its files are.
  private struct GroupTree {
    private let objects: [[UInt8]: XcodeObject]
    private var parents: [[UInt8]: [UInt8]] = [:]

    init(of objects: [[UInt8]: XcodeObject]) {
      self.objects = objects
      for (id, group) in objects where group.kind.elementsEqual("PBXGroup".utf8) {
        for child in group["children"] { parents[child.identifier] = id }
      }
    }

    /// The path of a file in lower case, from the folder that its outermost group stands for; nil where it is
    /// elsewhere, or stands in no group.
    func path(of file: [UInt8]) -> [UInt8]? {
      var components: [ArraySlice<UInt8>] = []
      var place: [UInt8]? = file
      // Deeper groups do not occur.
      for _ in 0..<64 {
        guard let id = place, let object = objects[id] else { break }
        let tree = object["sourceTree"].first?.unquoted ?? []
        let path = object["path"].first?.unquoted.map(\.lowercased) ?? []
        components = path.split(separator: .slash) + components
        if tree.elementsEqual("SOURCE_ROOT".utf8) { break }
        guard tree.elementsEqual("<group>".utf8) else { return nil }
        place = parents[id]
      }
      let leavesGroup = components.contains { $0.elementsEqual("..".utf8) }
      guard parents[file] != nil, !leavesGroup else { return nil }
      return Array(components.joined(separator: [.slash]))
    }
  }
}

extension [UInt8] {
  /// `Book.swift` in the comment `Book.swift in Sources`, in lower case; nil for other files.
  fileprivate var fileName: [UInt8]? {
    let comment = drop { $0 != UInt8(ascii: "*") }.dropFirst(2)
    let ending = Array(" in Sources".utf8)
    guard let end = comment.indices.first(where: { comment[$0...].starts(with: ending) }) else {
      return nil
    }
    return comment[..<end].map(\.lowercased)
  }

  /// Whether the last components of a path are those of another one.
  fileprivate func hasEnd(_ end: [UInt8]) -> Bool {
    self == end
      || end.count < count && suffix(end.count).elementsEqual(end)
        && self[count - end.count - 1] == .slash
  }

  fileprivate var lastComponent: [UInt8] { split(separator: .slash).last.map(Array.init) ?? self }
}
