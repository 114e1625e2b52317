import Foundation
import PackagePlugin

/// Embeds the pages of the transforms in the program.
@main
struct EmbedPages: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let transforms = context.package.directoryURL.appending(path: target.name)
    let pages = try FileManager.default.contentsOfDirectory(atPath: transforms.path).sorted()
      .filter { !$0.hasPrefix(".") }
      .map { transforms.appending(path: $0).appending(path: "README.md") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    let output = context.pluginWorkDirectoryURL.appending(path: "Pages.swift")
    return [
      .buildCommand(
        displayName: "Embedding pages", executable: try context.tool(named: "PageEmbedder").url,
        arguments: [output.path] + pages.map(\.path), inputFiles: pages, outputFiles: [output])
    ]
  }
}
