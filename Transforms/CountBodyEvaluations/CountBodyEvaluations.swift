import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// Counts how often SwiftUI evaluates the bodies of views, in the app itself.
public struct CountBodyEvaluations: Transform {
  public let summary = "Counts how often SwiftUI evaluates the `body` of views."
  public let safety = Safety.safe
  public let options = [
    TransformOption(
      "views", oneOf: ["dismissing", "all"],
      "count the views that dismiss themselves and those around them, or all views"),
    .flag("remove", "remove all counters"),
    TransformOption(
      "declaration", oneOf: ["main", "view"],
      "declare the type that counts in the file with `@main`, or in one with a counted view"),
    .identifier("name", default: "BodyEvaluations", "the name of the type that counts"),
  ]

  public init() {}

  public func requiredNames(in context: TransformContext) -> Set<String>? {
    let options = context.options(of: self)
    return options.isTrue("remove") ? [options["name"]] : ["body"]
  }

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    let counter = EvaluationCounter(context.options(of: self), in: context)
    if counter.isRemoved { return CounterRemoval(of: counter, in: context).outcomes(in: file) }
    let bodies = counter.bodies(in: file.tree).filter { !counter.counts($0) }
    return Dictionary(grouping: bodies, by: \.view.cursor.id).sorted { $0.key < $1.key }
      .map { outcome(for: $0.value, of: counter) }
  }

  /// The change to the bodies of one type, which are several in the branches of an `#if`.
  private func outcome(
    for bodies: [CountedBody], of counter: EvaluationCounter
  ) -> Outcome {
    let place = bodies[0].property.range.start
    do throws(Obstacle) {
      let parts = try edits(counting: bodies, with: counter).map { path, edits in
        guard let edits = EditSet(edits) else { preconditionFailure("Bodies stand side by side") }
        return Change.FileEdits(path: path, edits: edits)
      }
      let title = "Count the evaluations of `\(bodies[0].view.name)`"
      return .change(Change(title, safety: .safe, at: place, parts: parts))
    } catch {
      return .declined(Decline(error, at: place))
    }
  }

  /// The edits by the path of the file.
  private func edits(
    counting bodies: [CountedBody], with counter: EvaluationCounter
  ) throws(Obstacle) -> [String: [Edit]] {
    var edits: [String: [Edit]] = [:]
    for body in bodies {
      let path = body.property.tree.source.path
      edits[path, default: []] += try body.edits(inserting: counter.statement)
    }
    if let declaration = try counter.declaration(for: bodies[0]) {
      edits[declaration.path, default: []].append(declaration.edit)
    }
    return edits
  }
}
