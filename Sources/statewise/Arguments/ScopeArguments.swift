import Reporting
import Runner

/// The files and lines that a run may change, from flags.
struct ScopeArguments {
  private let scope: ChangeScope
  /// The files and folders to examine.
  let roots: [String]
  /// The flags with their values, for the report.
  let flags: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    let lines = try Self.lines(arguments)
    scope = ChangeScope(
      included: try Self.patterns(arguments, .include),
      excluded: try Self.patterns(arguments, .exclude),
      listed: try Self.listed(arguments), selection: try Self.selection(arguments, lines: lines))
    roots = Self.roots(arguments, lines)
    flags = Flag.scope.flatMap { flag in
      arguments.values(of: flag).map { $0.isEmpty ? flag.rawValue : "\(flag.rawValue) \($0)" }
    }
  }

  /// The scope, with the configured patterns where no flag gives any.
  ///
  /// - Parameter writes: whether files are edited. A dry run shows all edits of a change that concerns the scope.
  func scope(above configuration: Configuration, writes: Bool) -> ChangeScope {
    var scope = scope
    scope.editsBeyondSelection = !writes
    if scope.included.isEmpty { scope.included = configuration.includedFiles }
    if scope.excluded.isEmpty { scope.excluded = configuration.excludedFiles }
    return scope
  }

  private static func roots(_ arguments: Arguments, _ lines: [NamedLines]) -> [String] {
    if arguments.paths == [StandardInput.path] {
      let path = arguments.value(of: .stdinPath) ?? ""
      return [path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."]
    }
    // `--lines` names the file too.
    let named = arguments.paths.isEmpty ? lines.map(\.path) : arguments.paths
    return named.isEmpty ? ["."] : named
  }

  private static func selection(
    _ arguments: Arguments, lines: [NamedLines]
  ) throws(UsageError) -> ChangeScope.Selection {
    let flags = [Flag.since, .staged, .lines].filter(arguments.contains)
    guard flags.count <= 1 else {
      throw UsageError("`\(flags[0].rawValue)` cannot be used with `\(flags[1].rawValue)`")
    }
    switch flags.first {
    case .since: return .since(arguments.value(of: .since)!)
    case .staged: return .staged
    case .lines: return .lines(lines)
    default: return .all
    }
  }

  private static func lines(_ arguments: Arguments) throws(UsageError) -> [NamedLines] {
    try arguments.values(of: .lines).map { text throws(UsageError) in
      guard let lines = NamedLines(text) else {
        throw UsageError("`--lines` takes FILE:LINE or FILE:FIRST-LAST, not `\(text)`")
      }
      return lines
    }
  }

  private static func listed(_ arguments: Arguments) throws(UsageError) -> [String]? {
    let files = arguments.values(of: .filesFrom)
    guard !files.isEmpty else { return nil }
    return try files.map { file throws(UsageError) in try PathList.paths(in: file) }.flatMap(\.self)
  }

  private static func patterns(
    _ arguments: Arguments, _ flag: Flag
  ) throws(UsageError) -> PathPatterns {
    do throws(PathPatternError) {
      return try PathPatterns(arguments.values(of: flag))
    } catch {
      throw UsageError("`\(flag.rawValue)` takes a pattern, not `\(error.text)`")
    }
  }
}
