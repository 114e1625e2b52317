import Foundation

/// A run of a walk, in a process of its own.
enum WalkProcess {
  /// What the walk needs to know of a run. Without a listing, the program ended early.
  struct End {
    var evaluations = 0
    var listing = ""
    var steps: [String] = []
  }

  /// A run that takes longer is stuck.
  private static let seconds: UInt32 = 10

  static func run(_ body: () -> End) -> End {
    fflush(stdout)
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return End() }
    let child = fork()
    if child == 0 {
      close(ends[0])
      alarm(seconds)
      removeSavedFiles()
      write(body(), to: ends[1])
      fflush(stdout)
      // Without the handlers that run at the end of a program: they belong to the parent.
      _exit(0)
    }
    close(ends[1])
    let text = read(ends[0])
    close(ends[0])
    var status: Int32 = 0
    waitpid(child, &status, 0)
    let signal = status & 0x7f
    if signal != 0 || text.isEmpty {
      print("  !! " + (signal == SIGALRM ? "does not end" : "ended early"))
      return End()
    }
    let parts = text.components(separatedBy: separator)
    return End(
      evaluations: Int(parts[0]) ?? 0, listing: parts[1], steps: Array(parts.dropFirst(2)))
  }

  private static let separator = "\u{1E}"

  private static func write(_ end: End, to file: Int32) {
    let text = (["\(end.evaluations)", end.listing] + end.steps).joined(separator: separator)
    FileHandle(fileDescriptor: file).write(Data(text.utf8))
  }

  private static func read(_ file: Int32) -> String {
    String(decoding: FileHandle(fileDescriptor: file).readDataToEndOfFile(), as: UTF8.self)
  }

  /// The folder that Foundation takes for the user's, if the caller named one.
  private static func removeSavedFiles() {
    guard let home = ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"],
      home.hasSuffix(".home")
    else { return }
    try? FileManager.default.removeItem(atPath: home)
    try? FileManager.default.createDirectory(
      atPath: home + "/Documents", withIntermediateDirectories: true)
  }
}
