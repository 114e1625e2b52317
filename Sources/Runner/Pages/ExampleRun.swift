import Parser
import SourceText
import TransformKit

/// Runs the examples on a page as a file would be: made, checked, and run again.
public struct ExampleRun {
  private let page: TransformPage
  private let parser = SyntaxParser()

  /// What is wrong with an example.
  public struct Failure: Sendable {
    /// Where its code begins on the page.
    public let location: Location
    public let message: String
    /// From what the page says to what came out.
    public let diff: UnifiedDiff?
  }

  public init(_ page: TransformPage) {
    self.page = page
  }

  public var failures: [Failure] { page.examples.compactMap(failure) }

  private func failure(of example: TransformPage.Example) -> Failure? {
    let location = Location(path: page.path, line: example.line, column: 1)
    func failed(_ message: String) -> Failure {
      Failure(location: location, message: message, diff: nil)
    }
    let source = SourceText(example.before, path: page.path)
    let file = ParsedFile(parser.parse(source))
    if let error = file.tree.diagnostics.first(where: { $0.severity == .error }) {
      return failed("the code before is not Swift: \(error.message)")
    }
    var edits = EditSet()
    for change in changes(in: file) {
      guard case .success(let merged) = edits.merged(with: change.parts[0].edits) else {
        return failed("two of the changes want the same code")
      }
      edits = merged
    }
    if let fault = Verification(of: source, parser: parser).fault(of: edits) {
      return failed(fault.message)
    }
    let result = edits.applied(to: source)
    guard result.bytes.elementsEqual(example.after.utf8) else {
      let message =
        edits.isEmpty ? "nothing is found to change" : "the result is not what the page says"
      return Failure(location: location, message: message, diff: diff(of: example, result))
    }
    guard changes(in: ParsedFile(parser.parse(result))).isEmpty else {
      return failed("the result is changed again by a second run")
    }
    return nil
  }

  private func changes(in file: ParsedFile) -> [Change] {
    let context = TransformContext(deploymentTargets: DeploymentTargetMap(.newest))
    return page.transform.outcomes(in: file, context: context).compactMap {
      if case .change(let change) = $0 { change } else { nil }
    }
  }

  private func diff(of example: TransformPage.Example, _ result: SourceText) -> UnifiedDiff {
    let expected = SourceText(example.after, path: page.path)
    let edit = Edit.replace(expected.range, with: Array(result.bytes))
    return UnifiedDiff(of: expected, edits: EditSet([edit])!)
  }
}

extension DeploymentTargets {
  /// Whatever a page requires is there: what code is to run on is a question for real files.
  fileprivate static let newest = DeploymentTargets(
    Platform.allCases.map { DeploymentTarget($0, Release(.max), origin: "the newest") })
}
