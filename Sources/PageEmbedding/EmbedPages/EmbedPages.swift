import Foundation
import PackagePlugin

/// Embeds the documentation page of every transform in the program.
@main
struct EmbedPages: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let transforms = context.package.directoryURL.appending(path: target.name)
    // A transform is in the folder of its family, or beside the families.
    let candidates = try folders(in: transforms).flatMap { try [$0] + folders(in: $0) }
    let pages =
      candidates
      .filter { FileManager.default.fileExists(atPath: $0.appending(path: "Fixtures").path) }
      .map { $0.appending(path: "README.md") }
    let output = context.pluginWorkDirectoryURL.appending(path: "Pages.swift")
    return [
      .buildCommand(
        displayName: "Embedding pages", executable: try context.tool(named: "PageEmbedder").url,
        arguments: [output.path] + pages.map(\.path), inputFiles: pages, outputFiles: [output])
    ]
  }

  /// The folders in a folder, sorted, without those whose names begin with a period.
  private func folders(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
    ).filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
  }
}
