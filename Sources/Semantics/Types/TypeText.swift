import SymbolIndex
import Syntax

/// Types as text, as Swift writes them.
extension Program {
  /// A type as source would write it, without modules: `Binding<[String]>`.
  public func text(of type: SwiftType) -> String {
    switch type {
    case .nominal(let decl, let arguments):
      return sugar(decl, arguments) ?? nominalText(decl, arguments)
    case .parameter(let decl, _):
      return kind(of: decl) == .protocolDecl ? "Self" : parameterText(decl)
    case .member(let base, let name): return text(of: base) + "." + name
    case .opaque(let decl, let arguments, _):
      return "some " + name(of: decl) + list(arguments)
    case .existential(let bounds):
      if let type = type.anyMetatype { return text(of: type) + ".Type" }
      return bounds.isEmpty ? "Any" : "any " + bounds.map(text).joined(separator: " & ")
    case .constraint(let decl, let arguments): return name(of: decl) + list(arguments)
    case .function(let parameters, let result, _):
      return "(" + parameters.map { text(of: $0.type) }.joined(separator: ", ") + ") -> "
        + text(of: result)
    case .tuple(let elements):
      return "("
        + elements.map { ($0.label.map { $0 + ": " } ?? "") + text(of: $0.type) }
        .joined(separator: ", ") + ")"
    case .metatype(.existential(let bounds)):
      return text(of: .existential(bounds)) + ".Protocol"
    case .metatype(let type): return text(of: type) + ".Type"
    case .expansion(let type): return "repeat each " + text(of: type)
    case .variable: return "_"
    case .unknown: return "?"
    }
  }

  /// `[String]`, `Int?`
  private func sugar(_ decl: DeclID, _ arguments: [SwiftType]) -> String? {
    guard file(decl.file).moduleName == "Swift", knownModule(of: decl) != nil else { return nil }
    switch (name(of: decl), arguments.count) {
    case ("Array", 1): return "[" + text(of: arguments[0]) + "]"
    case ("Dictionary", 2): return "[\(text(of: arguments[0])): \(text(of: arguments[1]))]"
    case ("Optional", 1):
      let wrapped = text(of: arguments[0])
      return arguments[0].needsParentheses ? "(\(wrapped))?" : wrapped + "?"
    default: return nil
    }
  }

  /// The name with those of the types around it, each with its own arguments.
  private func nominalText(_ decl: DeclID, _ arguments: [SwiftType]) -> String {
    var outerCount = 0
    var prefix = ""
    if let home = enclosingType(of: decl), case .nominal(let outer, _) = plainSelfType(in: home) {
      outerCount = min(genericParameters(of: outer).count, arguments.count)
      prefix = nominalText(outer, Array(arguments[..<outerCount])) + "."
    }
    return prefix + name(of: decl) + list(Array(arguments[outerCount...]))
  }

  private func list(_ arguments: [SwiftType]) -> String {
    arguments.isEmpty ? "" : "<" + arguments.map(text).joined(separator: ", ") + ">"
  }

  private func parameterText(_ decl: DeclID) -> String {
    cursor(of: decl).genericName ?? cursor(of: decl).text
  }

  /// The name of a declaration.
  public func name(of decl: DeclID) -> String {
    let cursor = cursor(of: decl)
    switch cursor.kind {
    case .functionParameter, .closureParameter, .closureShorthandParameter, .closureCapture:
      let name = cursor.innerName ?? "_"
      return cursor.isProjectedParameter ? String(name.dropFirst()) : name
    case .genericParameter: return cursor.genericName ?? "_"
    case .identifierPattern: return cursor.patternName ?? "_"
    case .enumCaseElement:
      let name = cursor.ownTokens.first { cursor.tree.tokens[$0.index].kind.isIdentifierLike }
      return name.map(cursor.tree.name(of:)) ?? "_"
    default: return cursor.declaredNames.first?.name ?? "_"
    }
  }
}

extension SwiftType {
  /// Whether a `?` after the type would belong to a part of it.
  fileprivate var needsParentheses: Bool {
    switch self {
    case .opaque, .existential, .function: true
    default: false
    }
  }
}
