/// What one run is asked to do.
struct Options {
  enum Command {
    case compare
    case fuzz
    /// What a process of its own does, so that the official parser can crash and we go on.
    case official(OfficialWorker.Answer)
  }

  var command = Command.compare
  var program = ".build/release/statewise"
  /// Folders, or single files.
  var corpus: [String] = []
  /// Files that name further files, one a line.
  var lists: [String] = []
  /// How many differences are printed with their source lines.
  var shown = 10
  /// Where the files that do not agree are listed.
  var listing: String?
  var jobs = 2
  /// How many seconds a parser may keep silent before it counts as hung.
  var patience = 30
  var seed: UInt64 = 1
  /// How many damaged files are made.
  var count = 2000
  /// Where damaged files that brought the program down are kept.
  var keep = ".build/fuzz"

  init(_ words: [String]) throws {
    var rest = words[...]
    switch rest.popFirst() {
    case "compare": command = .compare
    case "fuzz": command = .fuzz
    case "official":
      command = .official(try Self.value(of: "official", &rest, OfficialWorker.Answer.init))
    default: throw UsageError.usage
    }
    while let word = rest.popFirst() {
      switch word {
      case "--statewise": program = try Self.value(of: word, &rest) { $0 }
      case "--files-from": lists.append(try Self.value(of: word, &rest) { $0 })
      case "--show": shown = try Self.value(of: word, &rest) { Int($0) }
      case "--list": listing = try Self.value(of: word, &rest) { $0 }
      case "--jobs": jobs = max(1, try Self.value(of: word, &rest) { Int($0) })
      case "--patience": patience = max(1, try Self.value(of: word, &rest) { Int($0) })
      case "--seed": seed = try Self.value(of: word, &rest) { UInt64($0) }
      case "--count": count = max(0, try Self.value(of: word, &rest) { Int($0) })
      case "--keep": keep = try Self.value(of: word, &rest) { $0 }
      case _ where word.hasPrefix("-"): throw UsageError.unknown(word)
      default: corpus.append(word)
      }
    }
  }

  private static func value<Value>(
    of name: String, _ rest: inout ArraySlice<String>, _ make: (String) -> Value?
  ) throws -> Value {
    guard let word = rest.popFirst(), let value = make(word) else { throw UsageError.value(name) }
    return value
  }
}

enum UsageError: Error, CustomStringConvertible {
  case usage
  case unknown(String)
  case value(String)
  case emptyCorpus
  case noProgram(String)

  var description: String {
    switch self {
    case .usage:
      """
      usage: conformance compare [--show N] [--list FILE] COMMON
             conformance fuzz [--seed N] [--count N] [--show N] [--keep DIR] COMMON
      COMMON is [--statewise PROGRAM] [--files-from LIST] [--jobs N] [--patience SECONDS] [PATH…]
      """
    case .unknown(let flag): "unknown flag \(flag)"
    case .value(let flag): "\(flag) has no value, or not one it can take"
    case .emptyCorpus: "the corpus has no Swift file"
    case .noProgram(let path):
      "there is no program at \(path): build it first, or name it with --statewise"
    }
  }
}
