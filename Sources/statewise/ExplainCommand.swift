import Reporting
import Runner
import TransformKit
import Transforms

/// `statewise explain NAME`: the page of a transform.
struct ExplainCommand {
  private let transform: any Transform
  /// The page, where it is one of the user's own.
  private let ownPage: TransformPage?

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.paths.count == 1 else { throw UsageError("explain takes a transform's name") }
    let known = try KnownTransforms(near: ["."])
    let name = arguments.paths[0]
    transform = try known.catalog.transform(named: name)
    ownPage = known.pages.first { $0.transform.name == name }
  }

  func run() -> ExitCode {
    if let ownPage {
      StandardStream.output.write(Array(ownPage.source.bytes))
      return .done
    }
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
