import Reporting
import Runner
import SourceText
import TransformKit

/// `statewise explain NAME|CODE`: prints the page of a transform, or the meaning of a reason code.
struct ExplainCommand {
  private let text: [UInt8]

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.paths.count == 1 else {
      throw UsageError("`explain` takes one transform name or reason code")
    }
    let name = arguments.paths[0]
    let known = try KnownTransforms(near: ["."])
    if let transform = known.catalog[name] {
      text = Array(known.page(of: transform).utf8)
    } else if let code = known.catalog.declineCode(name) {
      let remedy = code.remedy.map { "remedy: \($0)\n" } ?? ""
      text = Array("\(name): \(code.summary)\n\(remedy)".utf8)
    } else {
      let names = known.catalog.names + known.catalog.declineCodes.map(\.rawValue)
      throw UsageError(
        "unknown transform or reason code `\(name)`", nearest: NearestName(to: name, in: names),
        or: KnownTransforms.hint)
    }
  }

  func run() -> ExitCode {
    StandardStream.output.write(text)
    return .done
  }
}

extension Catalog {
  /// The transform with a name that the user wrote.
  ///
  /// - Parameter place: the place of the name in a file; nil for the command line.
  func transform(
    named name: String, at place: ReportedFailure.Place? = nil
  ) throws(UsageError) -> any Transform {
    guard let transform = self[name] else {
      throw UsageError(
        "unknown transform `\(name)`", nearest: NearestName(to: name, in: names),
        or: KnownTransforms.hint, at: place)
    }
    return transform
  }
}
