import Matching
import Runner
import SourceText
import TransformKit

/// `statewise match`: finds code that matches a pattern, and optionally replaces it.
struct MatchCommand {
  private let pattern: Pattern
  private let arguments: Arguments
  private let roots: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    guard let text = arguments.paths.first else { throw UsageError("match requires a pattern") }
    self.arguments = arguments
    roots = arguments.paths.count == 1 ? ["."] : Array(arguments.paths.dropFirst())
    do throws(PatternError) {
      pattern = try Pattern(text, isLiteral: arguments.contains(.literal))
    } catch {
      throw UsageError(error, in: "pattern")
    }
    guard arguments.contains(.replace) || !arguments.contains(.inPlace) else {
      throw UsageError("`\(Flag.inPlace.rawValue)` requires `\(Flag.replace.rawValue)`")
    }
  }

  func run() throws(UsageError) -> ExitCode {
    guard let template = arguments.value(of: .replace) else { return try find() }
    let run = try RunArguments(arguments, roots: roots, making: try transform(writing: template))
    return arguments.contains(.inPlace)
      ? try RewriteCommand(run, arguments).run() : try DiffCommand(run, arguments).run()
  }

  private func transform(writing text: String) throws(UsageError) -> PatternTransform {
    do throws(PatternError) {
      let template = try Template(text, for: pattern)
      // Safe: the user chose this template for this run.
      return PatternTransform(
        name: Command.match.rawValue, summary: "Replace each match with the template",
        safety: .safe, pairs: [.init(pattern, template)])
    } catch {
      throw UsageError(error, in: "template")
    }
  }

  /// Lists the matches as `path:line:column: first line`.
  private func find() throws(UsageError) -> ExitCode {
    let query = PatternQuery(pattern, jobs: try arguments.jobs())
    let answer: PatternQuery.Answer
    do throws(SystemError) {
      answer = try query.answer(for: roots)
    } catch {
      throw UsageError(error)
    }
    StandardStream.error.writeLines(answer.failures.map(\.line))
    StandardStream.output.writeLines(answer.findings.flatMap(lines))
    guard answer.failures.isEmpty else { return .incomplete }
    return answer.findings.isEmpty ? .nothingFound : .done
  }

  private func lines(_ finding: PatternQuery.Finding) -> [String] {
    let table = LineTable(finding.source)
    return finding.ranges.map { range in
      let text = finding.source.string(range)
      let firstLine = text.prefix { !$0.isNewline }
      return "\(table.location(of: range.start)): \(firstLine)"
    }
  }
}

extension UsageError {
  /// - Parameter what: the argument with the error: `pattern` or `template`.
  fileprivate init(_ error: PatternError, in what: String) {
    self.init("\(what):\(error.line):\(error.column): \(error.message)")
  }
}
