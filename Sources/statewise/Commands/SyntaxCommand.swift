import Parser
import Runner
import SourceText
import Syntax

/// `statewise syntax`: prints syntax trees, for authors of transforms.
struct SyntaxCommand {
  private enum Output { case dump, spans, verification }

  private let output: Output
  private let paths: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    let isSpans = arguments.contains(.spans)
    guard !isSpans || !arguments.contains(.verify) else {
      throw UsageError("`--spans` cannot be used with `--verify`")
    }
    output = isSpans ? .spans : arguments.contains(.verify) ? .verification : .dump
    paths = arguments.paths + (try arguments.value(of: .filesFrom).map(PathList.paths) ?? [])
    guard !paths.isEmpty else { throw UsageError("syntax requires a file") }
    if let missing = paths.first(where: { !SourceLoader.exists($0) }) {
      throw UsageError("no such file", at: .file(missing))
    }
  }

  func run() throws(UsageError) -> ExitCode {
    let parser = SyntaxParser()
    var code = ExitCode.done
    for path in paths {
      let source: SourceText
      do throws(SystemError) {
        source = try SourceLoader.read(path).source
      } catch {
        StandardStream.error.writeLine(error.line)
        code = .incomplete
        continue
      }
      let tree = parser.parse(source)
      if tree.hasError { code = .incomplete }
      if !show(tree) { code = .incomplete }
    }
    return code
  }

  /// Prints one file; false if its tree is broken.
  private func show(_ tree: SyntaxTree) -> Bool {
    let path = tree.source.path
    switch output {
    case .dump:
      StandardStream.output.write(Array(tree.dump().utf8))
      showDiagnostics(tree)
    case .spans:
      var text = Array("file\t\(path)\t\(tree.hasError ? "error" : "ok")\n".utf8)
      tree.appendSpans(to: &text)
      StandardStream.output.write(text)
    case .verification:
      showDiagnostics(tree)
      if let fault = tree.firstBrokenInvariant() {
        showInternalError(fault, in: path)
        return false
      }
      guard tree.print().elementsEqual(tree.source.bytes) else {
        showInternalError("the syntax tree does not print back as its source", in: path)
        return false
      }
    }
    return true
  }

  private func showInternalError(_ fault: String, in path: String) {
    StandardStream.error.writeLine(
      "\(path): error: internal error in the parser: \(fault); please report it with this file")
  }

  private func showDiagnostics(_ tree: SyntaxTree) {
    guard !tree.diagnostics.isEmpty else { return }
    let lines = LineTable(tree.source)
    StandardStream.error.writeLines(
      tree.diagnostics.map { "\(lines.location(of: $0.offset)): \($0.severity): \($0.message)" })
  }
}
