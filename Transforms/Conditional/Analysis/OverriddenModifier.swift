import Semantics
import SwiftUIModel
import Syntax
import TransformKit

/// A modifier that a rewritten one overrides: in `zIndex(2).zIndex(c ? 3 : 0)` the outer one wins,
/// even with its default value.
struct OverriddenModifier {
  let caveat: String

  /// Nil if none of the modifiers is also applied further in, with or without a condition, or to all
  /// content of a container further out.
  init?(
    by modifiers: [ConditionalModifier], of call: ConditionalCall, ancestry: Ancestry,
    context: TransformContext
  ) {
    let outermost = modifiers.filter(\.overridesInnerOnes)
    guard !outermost.isEmpty else { return nil }
    if let name = outermost.first(where: { call.mayContain($0.name, context) })?.name {
      caveat = "after the change, the inner `\(name)` is overridden while the condition is false"
    } else if let name = outermost.first(where: { ancestry.applies($0.name, around: call) })?.name {
      caveat = "after the change, the outer `\(name)` is overridden while the condition is false"
    } else {
      return nil
    }
  }
}

extension ConditionalModifier {
  /// Whether the outermost modifier of the name wins, even if its value is the default.
  fileprivate var overridesInnerOnes: Bool {
    if SwiftUINames[name].contains(.outermostWins) { return true }
    return name == "toolbar" && call.arguments.contains { $0.label == "for" }
  }
}

extension ConditionalCall {
  /// Whether the view that the helper is called on may apply a modifier itself.
  fileprivate func mayContain(_ name: String, _ context: TransformContext) -> Bool {
    guard let receiver else { return true }
    return context.program.ask { program in
      var search = ModifierSearch(for: name, in: program)
      return search.mayFind(in: receiver)
    }
  }
}

extension Ancestry {
  /// Whether a container around a call has a modifier.
  fileprivate func applies(_ name: String, around call: ConditionalCall) -> Bool {
    let chain = Set(call.chain.links.compactMap { $0.call?.cursor.id })
    return ancestors(of: call.helper.call.cursor).contains { outer in
      guard let outer = FunctionCallView(outer), !chain.contains(outer.cursor.id) else {
        return false
      }
      return ModifierChain(around: outer.cursor, ancestry: self).links.contains { $0.name == name }
    }
  }
}

/// Searches a view, and the views of the repository that it consists of, for a modifier.
private struct ModifierSearch {
  private let name: String
  private let program: Program
  private var seen: Set<DeclID> = []

  init(for name: String, in program: Program) {
    self.name = name
    self.program = program
  }

  /// Whether some code applies the modifier, or shows something that no declaration is in sight of.
  mutating func mayFind(in code: SyntaxCursor) -> Bool {
    program.decl(at: code).map { mayFind(in: code, of: $0.file) } ?? true
  }

  private mutating func mayFind(in code: SyntaxCursor, of file: Int32) -> Bool {
    let names = ([code] + Array(code.descendants)).filter { $0.kind == .declReferenceExpr }
    if names.contains(where: { $0.declaredName == name }) { return true }
    for use in names {
      let decls = program.reference(of: use, in: file).decls
      if decls.isEmpty, use.declaredName?.first?.isUppercase == true { return true }
      for decl in decls where mayFind(behind: decl) { return true }
    }
    return false
  }

  private mutating func mayFind(behind decl: DeclID) -> Bool {
    let module = program.knownModule(of: decl)
    guard module != "SwiftUI", isShown(decl), seen.insert(decl).inserted else { return false }
    return module != nil || seen.count > Self.limit
      || mayFind(in: program.cursor(of: decl), of: decl.file)
  }

  /// How many declarations are searched.
  private static let limit = 40

  /// Whether a declaration is a view, or returns one.
  private func isShown(_ decl: DeclID) -> Bool {
    switch program.type(ofDeclared: decl) {
    case .metatype(let type), .function(_, let type, _): program.isView(type) != false
    case let type: program.isView(type) != false
    }
  }
}
