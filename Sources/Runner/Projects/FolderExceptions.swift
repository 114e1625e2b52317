/// The files of folders in step with the disk whose targets differ from those of their folder: a target that compiles
/// the folder leaves them out, and another one compiles them.
///
/// The exceptions of a build phase are not read: such a file is in that phase, too.
struct FolderExceptions: Sendable {
  /// The targets that compile each folder.
  private var owners: [[UInt8]: Set<[UInt8]>] = [:]
  /// For each folder, the exceptions that each target makes: the paths of files and folders below it, in lower case.
  private var paths: [[UInt8]: [[UInt8]: [[UInt8]]]] = [:]

  /// - Parameter objects: the objects of a project file.
  init(of objects: [[UInt8]: XcodeObject]) {
    for (id, target) in objects where target.kind.elementsEqual("PBXNativeTarget".utf8) {
      for folder in target["fileSystemSynchronizedGroups"] {
        owners[folder.identifier, default: []].insert(id)
      }
    }
    for (folder, group) in objects where group.isFolderInStep {
      for set in group["exceptions"].compactMap({ objects[$0.identifier] }) where set.isOfTarget {
        guard let target = set["target"].first?.identifier else { continue }
        paths[folder, default: [:]][target, default: []] +=
          set["membershipExceptions"].map { $0.unquoted.map(\.lowercased) }
      }
    }
  }

  /// The exceptions that a target makes in a folder, which it compiles or not.
  func paths(in folder: [UInt8], for target: [UInt8]) -> [[UInt8]] { paths[folder]?[target] ?? [] }

  /// What the targets of a folder leave out of it, each for itself.
  func leftOut(of folder: [UInt8]) -> [[[UInt8]]] {
    (owners[folder] ?? []).map { paths(in: folder, for: $0) }
  }
}

extension XcodeObject {
  /// Whether it is a folder that Xcode keeps in step with the disk.
  var isFolderInStep: Bool { kind.elementsEqual("PBXFileSystemSynchronizedRootGroup".utf8) }

  fileprivate var isOfTarget: Bool {
    kind.elementsEqual("PBXFileSystemSynchronizedBuildFileExceptionSet".utf8)
  }
}

extension [UInt8] {
  /// Whether a path is one of others, or lies in a folder that is one of them.
  func isAtOrBelow(oneOf paths: [[UInt8]]) -> Bool {
    paths.contains { starts(with: $0) && (count == $0.count || self[$0.count] == .slash) }
  }
}
