import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A modifier of the repository whose declaration gets no parameter that turns it off.
struct UnsuitedOwnModifier {
  private let modifier: ConditionalModifier
  private let functions: [FunctionDeclView]
  private let depth: Int
  private let context: TransformContext

  init(_ modifier: ConditionalModifier, depth: Int, in context: TransformContext) {
    self.modifier = modifier
    self.depth = depth
    self.context = context
    functions = context.functions(named: modifier.name)
  }

  /// What is in the way, and where the modifier is declared; nil where that is not known.
  var obstacle: Obstacle? {
    let callable = functions.filter {
      InitializerSignature(of: $0.parameters).parameterIndices(of: modifier.call) != nil
    }
    guard let function = callable.first ?? functions.first else { return nil }
    let place = "`\(modifier.name)` (\(function.cursor.lineInFile))"
    func obstacle(_ reason: String) -> Obstacle {
      Obstacle(
        .ownModifier, "this repository declares \(place), \(reason)",
        remedy: "add a parameter to `\(modifier.name)` that disables it")
    }
    let known = SwiftUINames.modifiers(named: modifier.name, in: context) ?? []
    if !known.allSatisfy(function.isTold) {
      return obstacle("and a call may also mean that of SwiftUI")
    }
    // What it applies is in the way however it is declared.
    if depth == 0, function.isModifier,
      let inner = OwnModifierForm(modifier, declaredAs: function, in: context)
        .obstacleInDeclaration
    {
      return inner.isAbout(modifier.name) ? obstacle(inner.reasonInside) : inner
    }
    if depth != 0 { return obstacle("which would need a parameter that turns it off, too") }
    if function.isPublished(in: context) {
      return obstacle("which is public, so other repositories may call it")
    }
    if !function.isModifier { return obstacle("which is not a function of all views") }
    let line = function.cursor.lineInFile
    let others = functions.filter { $0.cursor.lineInFile != line && !function.isTold(from: $0) }
    if let other = others.first {
      return obstacle("and another one that a call may mean (\(other.cursor.lineInFile))")
    }
    return obstacle("and its inert value is unknown")
  }
}

extension Obstacle {
  /// What `OwnModifierForm` says of the declaration itself begins so.
  private static let prefix = "this repository declares "

  fileprivate func isAbout(_ name: String) -> Bool {
    reason.hasPrefix(Self.prefix + "`\(name)`, ")
  }

  /// The reason without the name that it begins with: "which is not declared as a chain of modifiers".
  fileprivate var reasonInside: String {
    String(reason.drop { $0 != "," }.dropFirst(2))
  }
}
