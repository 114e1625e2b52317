import Reporting
import Runner
import SourceText

/// `statewise rewrite`: rewrites in place, when nothing would be lost.
struct RewriteCommand {
  private let arguments: RunArguments
  private let allowsDirty: Bool
  private let allowsNoVCS: Bool

  init(_ run: RunArguments, _ arguments: Arguments) {
    self.arguments = run
    allowsDirty = arguments.contains(.allowDirty)
    allowsNoVCS = arguments.contains(.allowNoVCS)
  }

  func run() throws(UsageError) -> ExitCode {
    var plan = try arguments.plan()
    let refusals = refusals(of: plan)
    guard refusals.isEmpty else {
      StandardStream.error.writeLines(refusals)
      return .refused
    }
    while true {
      do throws(ReplacementError) {
        try FileReplacement.makeAll(plan.files.map(\.replacement))
        arguments.summarize(plan.report, tense: .done)
        return plan.report.isComplete ? .done : .incomplete
      } catch {
        switch error {
        case .stale(let path):
          plan = plan.leavingAlone(path)
        case .failed(let failure):
          StandardStream.error.writeLines([
            "\(failure.path): error: \(failure.reason)", "nothing was written",
          ])
          return .incomplete
        case .interrupted(let failure, let replaced):
          StandardStream.error.writeLines(
            ["\(failure.path): error: \(failure.reason)"] + replaced.map { "\($0): was rewritten" })
          return .incomplete
        }
      }
    }
  }

  /// A line for each file that may not be rewritten.
  private func refusals(of plan: Plan) -> [String] {
    if allowsDirty && allowsNoVCS { return [] }
    let objections: [String: Repository.Objection]
    do throws(SystemError) {
      objections = try Repository.objections(to: plan.files.map(\.path))
    } catch {
      return ["\(error.description); --allow-dirty and --allow-no-vcs rewrite all the same"]
    }
    return plan.files.compactMap { file in
      switch objections[file.path] {
      case .uncommitted? where !allowsDirty:
        "\(file.path): error: holds uncommitted work; commit it, or use --allow-dirty"
      case .outsideVersionControl? where !allowsNoVCS:
        "\(file.path): error: is outside version control; --allow-no-vcs rewrites it all the same"
      default: nil
      }
    }
  }
}
