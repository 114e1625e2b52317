import Foundation

/// Damages the files of a corpus and watches what our parser makes of them.
struct FuzzRun {
  private let options: Options
  private let corpus: Corpus

  init(_ options: Options) throws {
    self.options = options
    corpus = try Corpus(options)
  }

  /// True when no file brought the program down and all print back.
  func run() throws -> Bool {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fuzz-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (options, paths) = (self.options, corpus.paths)
    let batches = try BatchQueue.run(
      Array(0..<options.count), size: 100, jobs: options.jobs
    ) { numbers in
      let files = try damagedFiles(numbers, of: paths, seed: options.seed, in: folder)
      return try FuzzVerdict.all(on: files, options)
    }
    let report = FuzzReport(verdicts: batches.flatMap { $0 }, options: options)
    try report.keepFaults()
    report.printAll()
    return report.faults.isEmpty
  }
}

/// Makes damaged files on a deep stack, since the official parser reads the sources for it.
private func damagedFiles(
  _ numbers: [Int], of paths: [String], seed: UInt64, in folder: String
) throws -> [DamagedFile] {
  let made = Box()
  onDeepStack {
    made.files = Result {
      try numbers.compactMap { try DamagedFile($0, of: paths, seed: seed, in: folder) }
    }
  }
  return try made.files.get()
}

/// Carries a result out of another thread, which has ended when it is read.
private final class Box: @unchecked Sendable {
  var files: Result<[DamagedFile], any Error> = .success([])
}
