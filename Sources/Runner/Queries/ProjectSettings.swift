import SwiftUIModel
import SymbolIndex
import TransformKit

/// What the project files and the configurations of linters and formatters say of the code at a path.
public struct ProjectSettings: Sendable {
  /// The oldest releases, each with the file that sets it.
  public let deploymentTargets: [DeploymentTarget]
  public let codeStyle: CodeStyle
  /// The configurations that the style is from.
  public let styleFiles: [String]
  /// The folders that hold code of others by their names, from the top of the repository.
  public let vendoredFolders: [String]

  /// - Throws: if the path does not exist.
  public init(at path: String, within rootFolder: String? = nil) throws(SystemError) {
    let tops = Repository.tops(above: [path], within: rootFolder)
    let discovery = try FileDiscovery(roots: [path] + tops)
    let own = discovery.rootPaths[0]
    let folder = FileStatus(path: path)?.isFolder == true ? own : own.enclosingFolder
    deploymentTargets =
      DeploymentTargetInference(discovery.projectFiles, jobs: 1).targets(of: folder).targets
    codeStyle = CodeStyleInference(discovery.styleFiles).style(of: folder)
    let around = Set(folder.enclosingFolders())
    styleFiles = discovery.styleFiles.filter { around.contains($0.folder) && $0.style != nil }
      .map { FileDiscovery.displayed($0.folder.appending(name: $0.kind.rawValue.utf8).pathText) }
    vendoredFolders = Self.vendoredFolders(in: discovery, below: own)
  }

  private static let vendorNames: Set<String> = [
    "Vendor", "Vendors", "Vendored", "ThirdParty", "Third-Party", "3rdParty", "External",
    "Externals",
  ]

  private static func vendoredFolders(in discovery: FileDiscovery, below root: [UInt8]) -> [String]
  {
    let found = discovery.folders.values.compactMap { folder -> String? in
      let names = root.path(to: folder)?.pathText.split(separator: "/").map(String.init) ?? []
      guard let index = names.firstIndex(where: vendorNames.contains) else { return nil }
      return names[...index].joined(separator: "/") + "/"
    }
    return Set(found).sorted()
  }
}
