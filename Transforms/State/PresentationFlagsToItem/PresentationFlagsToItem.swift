import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// Replaces the flags that each present a sheet of a view with one optional enumeration.
public struct PresentationFlagsToItem: Transform {
  public let summary =
    "Replaces several flags that each present a sheet of a view with one optional enumeration."
  public let safety = Safety.review
  public let options = [
    TransformOption(
      "minimum", oneOf: ["3", "2", "4", "5"],
      "The number of flags from which on they are replaced.")
  ]

  public init() {}

  public func requiredNames(in context: TransformContext) -> Set<String>? { ["State"] }

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    let minimum = Int(context.options(of: self)["minimum"]) ?? 3
    return TypeDecl.all(in: file.tree).filter { $0.cursor.kind == .structDecl }.flatMap { type in
      let flags = PresentationFlag.all(of: type, in: context)
      return PresentationKind.allCases.flatMap { kind in
        outcomes(
          for: flags.filter { $0.presentation.kind == kind }, in: type, atLeast: minimum, context)
      }
    }
  }

  /// What to say of the flags of one type and kind.
  private func outcomes(
    for flags: [PresentationFlag], in type: TypeDecl, atLeast minimum: Int,
    _ context: TransformContext
  ) -> [Outcome] {
    guard minimum <= flags.count else { return [] }
    let groups = PresentationGroup.groups(of: flags).filter { minimum <= $0.flags.count }
    guard !groups.isEmpty else { return [decline(flags, of: type)] }
    return groups.enumerated().map { ordinal, group in
      PresentationRewrite(of: group, in: type, atLeast: minimum, ordinal: ordinal, context).outcome
    }
  }

  /// Flags whose presentations are not on one view.
  private func decline(_ flags: [PresentationFlag], of type: TypeDecl) -> Outcome {
    let place = flags[0].property.decl.range.start
    let conditional = flags.lazy.compactMap(\.obstacle).first {
      $0.code == .conditionalCompilation
    }
    if let conditional { return .declined(Decline(conditional, at: place)) }
    let kind = flags[0].presentation.kind
    let reason =
      "different views, or different parts of a chain, have the \(flags.count) \(kind.words)s of "
      + "`\(type.name)`"
    return .declined(Decline(.separateHosts, reason, at: place))
  }
}
