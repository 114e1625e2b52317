import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The edits that make a view `Equatable` by its inputs, without the binding that presents it.
struct EquatableConformance {
  let edits: [Edit]

  /// - Parameter old: the properties that go, which are not compared.
  /// - Throws: where an input of the view is not known to be `Equatable`.
  init(
    of type: TypeDecl, without old: [SyntaxCursor], in context: TransformContext
  ) throws(Obstacle) {
    guard !type.inheritedNames.contains(where: Self.protocols.contains) else {
      edits = []
      return
    }
    let types = ComparableTypes(context: context)
    var names: [String] = []
    for property in type.storedProperties where !old.contains(where: { $0.id == property.decl.id })
    {
      if try Self.isInput(property, of: type, types) { names.append(property.name) }
    }
    guard let clause = type.cursor.child(.inheritanceClause),
      let member = type.cursor.child(.memberBlock)?.children.reversed().first,
      let last = member.lastToken
    else {
      throw Obstacle(
        .unusualDeclaration,
        "`\(type.name)` lists no protocol or has an empty body, so `Equatable` cannot be added",
        remedy: DeclineCode.notComparable.remedy, at: type.cursor)
    }
    let tree = type.cursor.tree
    let comment = tree.trailingTrivia(of: last).last(where: \.isComment)
    let style = TextStyle(of: tree.source)
    let indentation = tree.source.indentation(ofLineAt: member.range.start)
    let lineEnd = style.lineEnding.rawValue
    let function = style.styled(Self.function(of: type, comparing: names), indentedBy: indentation)
    edits = [
      .insert(", Equatable", at: clause.range.end),
      .insert(
        lineEnd + lineEnd + indentation + function, at: comment?.range.end ?? member.range.end),
    ]
  }

  private static let protocols: Set<String> = ["Comparable", "Equatable", "Hashable"]

  private static func function(of type: TypeDecl, comparing names: [String]) -> String {
    let access = type.cursor.hasModifier(.public) ? "public " : ""
    let comparisons = names.map { "lhs.\($0) == rhs.\($0)" }
    let isShort = comparisons.count < 3
    let body =
      comparisons.isEmpty ? "true" : comparisons.joined(separator: isShort ? " && " : "\n    && ")
    return """
      \(access)nonisolated static func == (lhs: \(type.name), rhs: \(type.name)) -> Bool {
        \(body)
      }
      """
  }

  /// Whether a property is an input of the view, and not a state that SwiftUI observes.
  private static func isInput(
    _ property: StoredProperty, of type: TypeDecl, _ types: ComparableTypes
  ) throws(Obstacle) -> Bool {
    if property.wrappers.contains(where: { SwiftUINames[$0.name].contains(.observedWrapper) }) {
      return false
    }
    if property.isLet, property.hasValue { return false }
    guard property.wrappers.isEmpty, !property.isConditional, !property.takesClosure else {
      throw Obstacle(
        .notComparable, "the input `\(property.name)` cannot be compared with `==`",
        at: property.decl)
    }
    guard let written = property.type, types.contains(written) else {
      throw Obstacle(
        .notComparable, "the type of the input `\(property.name)` is not known to be `Equatable`",
        at: property.decl)
    }
    return true
  }
}

/// The types that are `Equatable`, as far as their declarations show.
private struct ComparableTypes {
  let context: TransformContext

  func contains(_ type: SyntaxCursor) -> Bool {
    let parts = type.children.filter { $0.kind != .genericArgumentClause }
    switch type.kind {
    case .optionalType, .arrayType, .dictionaryType:
      return parts.allSatisfy(contains)
    case .identifierType:
      let arguments = type.child(.genericArgumentClause)?.children.flatMap(\.children) ?? []
      guard arguments.allSatisfy(contains) else { return false }
      let name = String(type.textWithoutTrivia.prefix { $0 != "<" })
      return containsType(named: name)
    default:
      return false
    }
  }

  private func containsType(named name: String) -> Bool {
    let declarations = context.index.declarations(named: name)
    guard !declarations.isEmpty else { return Self.known.contains(name) }
    if context.index.inheritedNames(of: name).contains(where: Self.protocols.contains) {
      // An object may change and still be equal.
      return declarations.count == 1 && declarations[0].symbol.kind.isOfValues
    }
    return declarations.allSatisfy(isPlainEnum)
  }

  /// Whether a type is an enumeration without associated values.
  private func isPlainEnum(_ placed: SymbolIndex.PlacedType) -> Bool {
    guard placed.symbol.kind == .enumDecl, let file = context.screens.file(at: placed.path) else {
      return false
    }
    let decl = SyntaxCursor(tree: file.tree, id: placed.symbol.node)
    return !decl.descendants.contains { $0.kind == .enumCaseParameter }
  }

  private static let protocols: Set<String> = [
    "Comparable", "Equatable", "Hashable", "OptionSet",
  ]

  private static let known: Set<String> = [
    "AnyHashable", "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Color",
    "Data", "Date", "Decimal", "Dictionary", "Double", "Edge", "Float", "Font", "Image", "Int",
    "Int16", "Int32", "Int64", "Int8", "LocalizedStringKey", "Locale", "Optional", "Set", "String",
    "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
  ]
}

extension SyntaxKind {
  fileprivate var isOfValues: Bool { self == .structDecl || self == .enumDecl }
}
