import Foundation
import PackagePlugin

/// Embeds pages in the program: the documentation of every transform, the declarations of known modules.
@main
struct EmbedPages: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let top = context.package.directoryURL
    let isCatalog = target.name == "Transforms"
    let folder = top.appending(path: isCatalog ? "Transforms" : "Sources/KnownModules")
    let pages = try isCatalog ? transformPages(in: folder) : modulePages(in: folder)
    let output = context.pluginWorkDirectoryURL.appending(path: "Pages.swift")
    return [
      .buildCommand(
        displayName: "Embedding pages", executable: try context.tool(named: "PageEmbedder").url,
        arguments: [isCatalog ? "text" : "code", folder.path, output.path] + pages.map(\.path),
        inputFiles: pages, outputFiles: [output])
    ]
  }

  /// The documentation of the transforms, each of which is in the folder of its family or beside the
  /// families.
  private func transformPages(in folder: URL) throws -> [URL] {
    try folders(in: folder).flatMap { try [$0] + folders(in: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.appending(path: "Fixtures").path) }
      .map { $0.appending(path: "README.md") }
  }

  /// The pages of known modules: one for each, or a folder.
  private func modulePages(in folder: URL) throws -> [URL] {
    try ([folder] + folders(in: folder)).flatMap(contents)
      .filter { $0.pathExtension == "md" && $0.lastPathComponent != "README.md" }
  }

  private func folders(in folder: URL) throws -> [URL] {
    try contents(of: folder).filter(\.hasDirectoryPath)
  }

  /// The contents of a folder, sorted, without those whose names begin with a period.
  private func contents(of folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
    ).sorted { $0.path < $1.path }
  }
}
