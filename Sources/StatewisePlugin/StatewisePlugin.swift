import Foundation
import PackagePlugin

/// `swift package statewise …`: runs the program in the folder of the package that depends on it.
///
/// The plugin passes all arguments to the program. It only replaces `--target NAME` (repeatable; Xcode
/// adds it for each selected target) with the folder of that target.
@main
struct StatewisePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var words = ArgumentExtractor(arguments)
    let names = words.extractOption(named: "target")
    let folders = try context.package.targets(named: names).map(\.directoryURL.path)
    let process = Process()
    process.executableURL = try context.tool(named: "statewise").url
    process.arguments = words.remainingArguments + folders
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The program has already printed its errors.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
