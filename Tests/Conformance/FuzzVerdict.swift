/// What happened with one damaged file.
struct FuzzVerdict: Sendable {
  let file: DamagedFile
  /// What must never happen: a crash, a hang, a tree that does not print back.
  var fault: String?
  var oursRejects: Bool?
  var officialRejects: Bool?

  static func all(on files: [DamagedFile], _ options: Options) throws -> [FuzzVerdict] {
    var verdicts = files.map { FuzzVerdict(file: $0) }
    let faults = try VerifyingProgram(options).faults(in: files.map(\.path))
    for place in verdicts.indices { verdicts[place].fault = faults[verdicts[place].file.path] }
    let judged = verdicts.indices.filter { verdicts[$0].file.isJudged && verdicts[$0].fault == nil }
    let paths = judged.map { verdicts[$0].file.path }
    let ours = try ParserProgram.ours(options).answers(for: paths)
    let official = try ParserProgram.official(.status, options).answers(for: paths)
    for (number, place) in judged.enumerated() {
      switch ours[number] {
      case .tree(let hasError, _): verdicts[place].oursRejects = hasError
      case .none(let reason): verdicts[place].fault = reason
      }
      if case .tree(let hasError, _) = official[number] {
        verdicts[place].officialRejects = hasError
      }
    }
    return verdicts
  }
}

/// `statewise syntax --verify`, which checks that trees are sound and print back.
struct VerifyingProgram {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  /// The paths with which something is wrong, and what.
  func faults(in paths: [String]) throws -> [String: String] {
    guard !paths.isEmpty else { return [:] }
    let child = try ChildProcess(
      options.program, ["syntax", "--verify", "--files-from", "-"], input: paths,
      patience: options.patience)
    switch child.ending {
    case .exited(0), .exited(2): return faults(saidIn: child.errors)
    case .exited, .crashed, .silent: break
    }
    if let path = paths.first, paths.count == 1 { return [path: "\(child.ending)"] }
    // One of them brought it down: halves find out which, and whether there are more.
    let half = paths.count / 2
    return try faults(in: Array(paths[..<half]))
      .merging(faults(in: Array(paths[half...]))) { first, _ in first }
  }

  /// Lines that blame a file as a whole; a diagnostic would name a line and a column.
  private func faults(saidIn errors: [UInt8]) -> [String: String] {
    var faults: [String: String] = [:]
    for line in String(decoding: errors, as: UTF8.self).split(separator: "\n") {
      guard let mark = line.firstRange(of: ".swift: error: ") else { continue }
      let path = line[..<mark.lowerBound] + ".swift"
      faults[String(path)] = String(line[mark.upperBound...])
    }
    return faults
  }
}
