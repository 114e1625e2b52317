/// What one run is asked to do.
struct Options {
  enum Command {
    case cases
    case apps
    case refused
  }

  private(set) var command = Command.cases
  private(set) var paths: [String] = []
  private(set) var host = ""
  private(set) var standIn = ".build/standin"
  /// The program that rewrites; without it apps are only checked as they are.
  private(set) var rewriter: String?
  private(set) var modes: [Compiler.LanguageMode] = [.five]
  private(set) var jobs = 2

  init(_ words: [String]) throws {
    var rest = words[...]
    switch rest.popFirst() {
    case "cases": command = .cases
    case "apps": command = .apps
    case "refused": command = .refused
    default: throw UsageError.usage
    }
    while let word = rest.popFirst() {
      switch word {
      case "--host": host = try Self.value(of: word, &rest) { $0 }
      case "--stand-in": standIn = try Self.value(of: word, &rest) { $0 }
      case "--statewise": rewriter = try Self.value(of: word, &rest) { $0 }
      case "--jobs": jobs = max(1, try Self.value(of: word, &rest) { Int($0) })
      case "--swift":
        modes = try Self.value(of: word, &rest) {
          $0 == "all"
            ? Compiler.LanguageMode.allCases : Compiler.LanguageMode(rawValue: $0).map { [$0] }
        }
      case _ where word.hasPrefix("-"): throw UsageError.unknown(word)
      default: paths.append(word)
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

  var description: String {
    switch self {
    case .usage:
      """
      usage: typecheck cases COMMON [TRANSFORM…]
             typecheck apps [--statewise PROGRAM] [--swift 5|6|all] COMMON FOLDER…
             typecheck refused COMMON
      COMMON is --host FOLDER [--stand-in FOLDER] [--jobs N]
      """
    case .unknown(let flag): "unknown flag \(flag)"
    case .value(let flag): "\(flag) has no value, or not one it can take"
    }
  }
}
