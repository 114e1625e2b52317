import Foundation
import PackagePlugin

/// `swift package statewise …`: the program, in the folder of the package that uses it.
///
/// The words go to the program as they are, but for `--target NAME` (repeatable, and what Xcode adds for
/// the targets that someone ticks): it stands for the folder of a target.
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
    // The program has said what there is to say.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
