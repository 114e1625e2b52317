import Runner

/// `statewise test`: runs the examples in rule files.
struct TestCommand {
  private let pages: [TransformPage]

  init(_ arguments: Arguments) throws(UsageError) {
    do throws(PageError) {
      if arguments.paths.isEmpty {
        pages = try TransformPages.nearest(to: ["."])
      } else {
        var pages: [TransformPage] = []
        for path in arguments.paths { pages.append(try TransformPages.page(at: path)) }
        self.pages = pages
      }
    } catch {
      throw UsageError(error)
    }
  }

  func run() -> ExitCode {
    guard !pages.isEmpty else {
      StandardStream.error.writeLine(
        "no rule files; to write a transform, create .statewise/transforms/NAME.md")
      return .done
    }
    var failureCount = 0
    for page in pages {
      if page.examples.isEmpty {
        StandardStream.output.writeLine("\(page.path): note: the rule file has no example")
      }
      for failure in ExampleRun(page).failures {
        failureCount += 1
        StandardStream.output.writeLine("\(failure.location): error: \(failure.message)")
        if let diff = failure.diff { StandardStream.output.write(diff.bytes) }
      }
    }
    let exampleCount = pages.reduce(0) { $0 + $1.examples.count }
    StandardStream.error.writeLine(
      "rule files: \(pages.count), examples: \(exampleCount), failed: \(failureCount)")
    return failureCount == 0 ? .done : .examplesFailed
  }
}
