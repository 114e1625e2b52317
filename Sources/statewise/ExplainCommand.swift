import Reporting
import TransformKit
import Transforms

/// `statewise explain NAME`: the page of a transform.
struct ExplainCommand {
  private let transform: any Transform

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.paths.count == 1 else { throw UsageError("explain takes a transform's name") }
    transform = try catalog.transform(named: arguments.paths[0])
  }

  func run() -> ExitCode {
    // `HouseTests` sees to it that every transform has a page.
    let page = pages[String(describing: type(of: transform))] ?? transform.summary
    StandardStream.output.write(Array(page.utf8))
    return .done
  }
}

extension Catalog {
  /// The transform of a name that the user wrote.
  ///
  /// - Parameter place: where it is written; nil for the command line.
  func transform(
    named name: String, at place: ReportedFailure.Place? = nil
  ) throws(UsageError) -> any Transform {
    guard let transform = self[name] else {
      throw UsageError(
        "unknown transform \(name)", nearest: NearestName(to: name, in: names), at: place)
    }
    return transform
  }
}
