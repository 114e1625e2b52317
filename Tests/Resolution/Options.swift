import Foundation

/// What one run is asked to compare.
struct Options {
  private(set) var host = ""
  private(set) var standIn = ""
  /// The folder with the sources of the stand-in.
  private(set) var standInSources = ""
  /// How many differences, causes and files the report lists.
  private(set) var worst = 20
  /// Where the type check left the cases of transforms.
  private(set) var cases: String?
  private(set) var folders: [String] = []
  let jobs = ProcessInfo.processInfo.activeProcessorCount

  init(_ words: [String]) throws {
    var rest = words[...]
    var paths: [String] = []
    while let word = rest.popFirst() {
      switch word {
      case "--worst":
        guard let count = rest.popFirst().flatMap({ Int($0) }) else { throw UsageError() }
        worst = count
      case "--cases":
        guard let folder = rest.popFirst() else { throw UsageError() }
        cases = folder
      default: paths.append(word)
      }
    }
    guard 3 < paths.count || paths.count == 3 && cases != nil else { throw UsageError() }
    (host, standIn, standInSources) = (paths[0], paths[1], paths[2])
    folders = Array(paths[3...])
  }
}

struct UsageError: Error {
  let description =
    "usage: resolution HOST STAND-IN STAND-IN-SOURCES [--worst N] [--cases FOLDER] FOLDER…"
}
