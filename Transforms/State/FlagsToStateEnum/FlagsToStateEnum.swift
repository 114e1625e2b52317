import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// Replaces a loading flag and the error or data that exclude it with one enumeration of stages.
public struct FlagsToStateEnum: Transform {
  public let summary =
    "Replaces a loading flag and the error or data that exclude it with one enumeration of stages."
  public let safety = Safety.review
  public let options = [
    TransformOption(
      "name", oneOf: ["automatic", "State", "ViewState", "LoadState", "Stage", "Phase"],
      "The name of the enumeration.")
  ]

  public init() {}

  public func requiredNames(in context: TransformContext) -> Set<String>? {
    ["State", "Published", "Observable"]
  }

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    let name = context.options(of: self)["name"]
    return TypeDecl.all(in: file.tree).compactMap {
      outcome(for: $0, named: name == "automatic" ? nil : name, context)
    }
  }

  /// What to say of a type; nil where it has no flag beside what changes together with it.
  private func outcome(
    for type: TypeDecl, named name: String?, _ context: TransformContext
  ) -> Outcome? {
    let candidates = StageCandidates.all(of: type, context)
    var decline: Decline?
    for candidate in candidates {
      do throws(Obstacle) {
        return .change(try change(of: candidate, in: type, named: name, context))
      } catch {
        let place = candidate.flag.property.decl.range.start
        decline = decline ?? Decline(error.naming(placeSeenFrom: type), at: place)
      }
    }
    return decline.map(Outcome.declined)
  }

  /// The change of the largest group of properties that exclude each other.
  private func change(
    of candidates: StageCandidates, in type: TypeDecl, named name: String?,
    _ context: TransformContext
  ) throws(Obstacle) -> Change {
    if let obstacle = candidates.obstacle ?? context.obstacle(to: type) { throw obstacle }
    var first: Obstacle?
    for group in candidates.groups {
      do throws(Obstacle) {
        let analysis = try StageAnalysis(of: group, context)
        return try StageRewrite(of: analysis, in: type, named: name, context).change(
          at: candidates.flag.property.decl.range.start)
      } catch {
        first = first ?? error
      }
    }
    throw first
      ?? Obstacle(.flagUsedOtherwise, "nothing gives `\(candidates.flag.name)` another value")
  }
}

extension TransformContext {
  /// Why the stored properties of a type have to stay.
  fileprivate func obstacle(to type: TypeDecl) -> Obstacle? {
    let protocols = index.inheritedNames(of: type.name)
    if let name = protocols.first(where: ["Codable", "Decodable", "Encodable"].contains) {
      return Obstacle(
        .flagUsedOtherwise, "`\(type.name)` is `\(name)`, which stores its properties by name")
    }
    guard type.cursor.kind == .classDecl else { return nil }
    let subclass = index.typeNames.first { index.inheritedNames(of: $0).contains(type.name) }
    return subclass.map {
      Obstacle(.flagUsedOtherwise, "`\($0)` inherits the properties of `\(type.name)`")
    }
  }
}
