import Foundation

/// What the command line asks for.
struct FuzzOptions: Sendable {
  /// How long to go on.
  private(set) var seconds = 60.0
  private(set) var seed: UInt64 = 1
  private(set) var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// The seconds after which one execution counts as a hang.
  private(set) var patience = 20.0
  /// The folder for inputs that something is wrong with.
  private(set) var keep = ".build/fuzz"
  /// The only subject to try; nil for all.
  private(set) var subject: String?
  /// The only execution, to see again what went wrong in it.
  private(set) var number: Int?
  /// Which part of the executions this process is for; nil for the one that starts the others.
  private(set) var worker: Share?
  /// Folders with repositories whose files are damaged.
  private(set) var folders: [String] = []

  /// The executions `first`, `first + step`, … whose numbers are written to a file before they begin.
  struct Share: Sendable {
    let first: Int
    let step: Int
    let progressPath: String
  }

  enum Fault: Error, CustomStringConvertible {
    case unknown(String)
    case noValue(String)

    var description: String {
      switch self {
      case .unknown(let word): "unknown flag \(word)"
      case .noValue(let flag): "\(flag) needs another value"
      }
    }
  }

  init(_ words: [String]) throws(Fault) {
    var words = words[...]
    var first: Int?
    var step = 1
    var progressPath = "/dev/null"
    while let word = words.popFirst() {
      guard word.hasPrefix("--") else {
        folders.append(word)
        continue
      }
      let value = words.popFirst() ?? ""
      func number<Number>(_ number: Number?) throws(Fault) -> Number {
        guard let number else { throw .noValue(word) }
        return number
      }
      switch word {
      case "--seconds": seconds = try number(Double(value))
      case "--seed": seed = try number(UInt64(value))
      case "--jobs": jobs = max(1, try number(Int(value)))
      case "--patience": patience = try number(Double(value))
      case "--keep": keep = value
      case "--only": subject = value
      case "--number": self.number = try number(Int(value))
      case "--first": first = try number(Int(value))
      case "--step": step = try number(Int(value))
      case "--progress": progressPath = value
      default: throw .unknown(word)
      }
    }
    worker = first.map { Share(first: $0, step: step, progressPath: progressPath) }
    if let number { worker = Share(first: number, step: 0, progressPath: progressPath) }
  }

  /// The words for a process that makes some of the executions.
  func words(for share: Share, until seconds: Double) -> [String] {
    let only = subject.map { ["--only", $0] } ?? []
    return [
      "--seconds", "\(seconds)", "--seed", "\(seed)", "--keep", keep, "--first", "\(share.first)",
      "--step", "\(share.step)", "--progress", share.progressPath,
    ] + only + folders
  }
}
