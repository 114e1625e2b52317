import SourceText
import SymbolIndex
import Syntax

/// A declaration as text that is the same wherever the same is declared. Bodies, values, access and
/// isolation do not count.
public struct ListedDeclaration: Sendable {
  public let name: String
  /// The types around it, with what an extension requires: `Button where Label == Text`.
  public let scope: String
  /// The tokens: `init ( _ title : String )`.
  public let signature: String
  /// The type that a variable writes.
  public let type: String?
  public let isPublic: Bool
  public let node: NodeID
  /// The place of the keyword, or of the name of a variable or case.
  public let offset: ByteOffset

  /// The scope and signature.
  public var text: String { scope.isEmpty ? signature : "\(scope): \(signature)" }

  /// Whether both declare the same. A variable without a written type may have any.
  public func matches(_ other: ListedDeclaration) -> Bool {
    text == other.text && (type == nil || other.type == nil || type == other.type)
  }

  /// The declarations of a file outside of functions, and as one more each protocol that an extension adds.
  public static func all(in tree: SyntaxTree) -> [ListedDeclaration] {
    var list = DeclarationList()
    list.add(Array(tree.root.children), in: "", isRequirement: false)
    return list.declarations
  }
}

private struct DeclarationList {
  var declarations: [ListedDeclaration] = []

  mutating func add(_ decls: [SyntaxCursor], in scope: String, isRequirement: Bool) {
    for decl in decls {
      let isPublic = isRequirement || decl.hasModifier(.public) || decl.hasModifier(.open)
      switch decl.kind {
      case .variableDecl: addVariables(decl, in: scope, isPublic)
      case .enumCaseDecl:
        for element in decl.children where element.kind == .enumCaseElement {
          add(element, "case " + element.signature, in: scope, true)
        }
      case .extensionDecl: addExtension(decl)
      case .associatedTypeDecl: add(decl, decl.signature, in: scope, true)
      case .importDecl, .ifConfigDecl: continue
      default:
        add(decl, decl.signature, in: scope, isPublic)
        guard let type = TypeDecl(decl) else { continue }
        add(
          decl.members, in: scope.isEmpty ? type.name : "\(scope).\(type.name)",
          isRequirement: decl.kind == .protocolDecl)
      }
    }
  }

  private mutating func addExtension(_ decl: SyntaxCursor) {
    let extended = decl.children.first { $0.kind == .identifierType || $0.kind == .memberType }
    let requirements = decl.child(.genericWhereClause).map { " " + $0.signature } ?? ""
    let scope = (extended?.signature ?? "") + requirements
    for inherited in decl.child(.inheritanceClause)?.children.map({ $0 }) ?? [] {
      add(inherited, "conformance " + inherited.signature, in: scope, true)
    }
    add(decl.members, in: scope, isRequirement: false)
  }

  private mutating func addVariables(_ decl: SyntaxCursor, in scope: String, _ isPublic: Bool) {
    let bindings = decl.children.filter { $0.kind == .patternBinding }
    let words = decl.children.filter { $0.kind != .patternBinding }.map(\.signature)
    let isLet = decl.token(.let) != nil
    for binding in bindings {
      guard let name = binding.child(.identifierPattern) else { continue }
      // In `var a, b: Int` the last type counts for all.
      let annotated = bindings.drop { $0.id < binding.id }.first {
        $0.child(.typeAnnotation) != nil
      }
      let accessors = isLet || binding.isReadOnly ? "get" : "get set"
      let parts = words + [isLet ? "let" : "var", name.text, "{ \(accessors) }"]
      add(
        name, parts.filter { !$0.isEmpty }.joined(separator: " "), in: scope, isPublic,
        type: annotated?.child(.typeAnnotation)?.signature)
    }
  }

  private mutating func add(
    _ node: SyntaxCursor, _ signature: String, in scope: String, _ isPublic: Bool,
    type: String? = nil
  ) {
    let keyword = node.ownTokens.first { node.tree.tokens[$0.index].kind.introduces }
    declarations.append(
      ListedDeclaration(
        name: node.declaredName, scope: scope, signature: signature,
        type: type, isPublic: isPublic, node: node.id,
        offset: keyword.map { node.tree.range(of: $0).start } ?? node.range.start))
  }
}

extension TokenKind {
  /// Whether a declaration begins with it.
  fileprivate var introduces: Bool {
    switch self {
    case .actor, .associatedtype, .class, .enum, .func, .initKeyword, .protocol, .struct,
      .subscript, .typealias:
      true
    default: false
    }
  }
}

extension SyntaxCursor {
  /// The tokens of a declaration or type, each separated by a space, that other modules depend on.
  fileprivate var signature: String {
    var words: [String] = []
    appendWords(to: &words)
    return words.joined(separator: " ")
  }

  private func appendWords(to words: inout [String]) {
    switch kind {
    case .codeBlock, .memberBlock, .accessorBlock: return
    case .attribute where Self.withoutBearing.contains(firstName): return
    case .declModifier where ["public", "open", "nonisolated"].contains(text): return
    case .initializerClause: return
    case .inheritedType where text.hasPrefix("PrimitiveView"):
      words += text.hasSuffix(",") ? ["View", ","] : ["View"]
      return
    default: break
    }
    var next = tokenIDs.lowerBound
    for child in children {
      appendTokens(next..<child.tokenIDs.lowerBound, to: &words)
      if kind == .functionParameter, child.kind == .initializerClause { words.append("= default") }
      child.appendWords(to: &words)
      next = child.tokenIDs.upperBound
    }
    appendTokens(next..<max(next, tokenIDs.upperBound), to: &words)
  }

  private func appendTokens(_ tokens: Range<Int>, to words: inout [String]) {
    words += tokens.map { tree.source.string(tree.range(of: TokenID($0))) }
  }

  /// Attributes that have no bearing on what a name means or what type an expression has.
  private static let withoutBearing: Set<String> = [
    "MainActor", "Sendable", "_inheritActorContext", "available", "discardableResult", "isolated",
    "preconcurrency", "retroactive", "unchecked",
  ]

  private var firstName: String { child(.identifierType)?.text ?? "" }

  /// Whether a variable has a getter alone.
  fileprivate var isReadOnly: Bool {
    guard let block = child(.accessorBlock) else { return false }
    let names = block.children.filter { $0.kind == .accessorDecl }.flatMap { accessor in
      accessor.ownTokens.map { tree.source.string(tree.range(of: $0)) }
    }
    return !names.contains { ["set", "didSet", "willSet"].contains($0) }
  }

  fileprivate var declaredName: String {
    switch kind {
    case .inheritedType: signature
    case .enumCaseElement, .identifierPattern: firstToken.map(tree.name(of:)) ?? ""
    default: declaredNames.first?.name ?? ""
    }
  }
}
