import Parser
import SourceText
import SwiftUIModel
import TransformKit

/// Runs the examples of a rule file as a run treats a file: change, check, and run again.
public struct ExampleRun {
  private let file: RuleFile
  private let parser = SyntaxParser()

  /// What is wrong with an example.
  public struct Failure: Sendable {
    /// Where its code begins in the rule file.
    public let location: Location
    public let message: String
    /// From what the rule file says to the result.
    public let diff: UnifiedDiff?
  }

  public init(_ file: RuleFile) {
    self.file = file
  }

  public var failures: [Failure] { file.examples.compactMap(failure) }

  private func failure(of example: RuleFile.Example) -> Failure? {
    let location = Location(path: file.path, line: example.line, column: 1)
    func failed(_ message: String) -> Failure {
      Failure(location: location, message: message, diff: nil)
    }
    let source = SourceText(example.before, path: file.path)
    let file = ParsedFile(parser.parse(source))
    if let error = file.tree.diagnostics.first(where: { $0.severity == .error }) {
      return failed("the code in the `before` block is not valid Swift: \(error.message)")
    }
    var edits = EditSet()
    for change in changes(in: file) {
      guard case .success(let merged) = edits.merged(with: change.parts[0].edits) else {
        return failed("two changes edit the same code")
      }
      edits = merged
    }
    if let fault = Verification(of: source, parser: parser).fault(of: edits) {
      return failed(fault.message)
    }
    let result = edits.applied(to: source)
    guard result.bytes.elementsEqual(example.after.utf8) else {
      let message =
        edits.isEmpty
        ? "no code matches, so nothing changes" : "the result differs from the expected code"
      return Failure(location: location, message: message, diff: diff(of: example, result))
    }
    guard changes(in: ParsedFile(parser.parse(result))).isEmpty else {
      return failed("a second run changes the result again")
    }
    return nil
  }

  private func changes(in file: ParsedFile) -> [Change] {
    let context = TransformContext(deploymentTargets: DeploymentTargetMap(.newest))
    return self.file.transform.examine(file, context: context).compactMap {
      if case .change(let change) = $0 { change } else { nil }
    }
  }

  private func diff(of example: RuleFile.Example, _ result: SourceText) -> UnifiedDiff {
    let expected = SourceText(example.after, path: file.path)
    let edit = Edit.replace(expected.range, with: Array(result.bytes))
    return UnifiedDiff(of: expected, edits: EditSet([edit])!)
  }
}

extension DeploymentTargets {
  /// A deployment target that meets every requirement: examples do not depend on a project.
  fileprivate static let newest = DeploymentTargets(
    Platform.allCases.map { DeploymentTarget($0, Release(.max), origin: "the newest") })
}
