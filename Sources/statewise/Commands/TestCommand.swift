import Runner
import TransformKit
import Transforms

/// `statewise test`: runs the examples in rule files.
struct TestCommand {
  private let ruleFiles: [RuleFile]

  init(_ arguments: Arguments) throws(UsageError) {
    do throws(RuleFileError) {
      if arguments.paths.isEmpty {
        ruleFiles = try RuleFiles.nearest(to: ["."])
      } else {
        var ruleFiles: [RuleFile] = []
        for path in arguments.paths { ruleFiles.append(try RuleFiles.file(at: path)) }
        self.ruleFiles = ruleFiles
      }
    } catch {
      throw UsageError(error)
    }
  }

  func run() -> ExitCode {
    guard !ruleFiles.isEmpty else {
      StandardStream.error.writeLine(
        "no rule files; to write a transform, create .statewise/transforms/NAME.md")
      return .done
    }
    var failureCount = 0
    for file in ruleFiles {
      let name = file.transform.name
      if Transforms.catalog[name] != nil {
        failureCount += 1
        StandardStream.output.writeLine(
          "\(file.path): error: a transform named \(name) already exists; rename this file")
      }
      if file.examples.isEmpty {
        StandardStream.output.writeLine("\(file.path): note: the rule file has no example")
      }
      for failure in ExampleRun(file).failures {
        failureCount += 1
        StandardStream.output.writeLine("\(failure.location): error: \(failure.message)")
        if let diff = failure.diff { StandardStream.output.write(diff.bytes) }
      }
    }
    let exampleCount = ruleFiles.reduce(0) { $0 + $1.examples.count }
    StandardStream.error.writeLine(
      "rule files: \(ruleFiles.count), examples: \(exampleCount), failed: \(failureCount)")
    return failureCount == 0 ? .done : .examplesFailed
  }
}
