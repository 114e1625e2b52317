import Semantics
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
    let isEquatable = context.program.ask {
      $0.conforms(typeAt: type.cursor, to: "Equatable", of: "Swift")
    }
    if isEquatable == true {
      edits = []
      return
    }
    var names: [String] = []
    for property in type.storedProperties where !old.contains(where: { $0.id == property.decl.id })
    {
      if try Self.isInput(property, of: type, context.program) { names.append(property.name) }
    }
    guard isEquatable != nil else {
      throw Obstacle(
        .notComparable,
        "`\(type.name)` conforms to a protocol whose declaration was not found, and which may be `Equatable`",
        at: type.cursor)
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
    _ property: StoredProperty, of type: TypeDecl, _ program: SharedProgram
  ) throws(Obstacle) -> Bool {
    let isObserved = program.ask { program in
      property.wrappers.contains { program.facts(of: $0).contains(.observedWrapper) }
    }
    if isObserved || property.isLet && property.hasValue { return false }
    guard property.wrappers.isEmpty, !property.isConditional, !property.takesClosure else {
      throw Obstacle(
        .notComparable, "the input `\(property.name)` cannot be compared with `==`",
        at: property.decl)
    }
    guard program.ask({ property.isComparable(in: $0) }) else {
      throw Obstacle(
        .notComparable, "the type of the input `\(property.name)` is not known to be `Equatable`",
        at: property.decl)
    }
    return true
  }
}

extension StoredProperty {
  /// Whether equal values of the property mean that nothing changed.
  fileprivate func isComparable(in program: Program) -> Bool {
    binding.child(.identifierPattern).flatMap { program.decl(at: $0) }
      .map { program.isComparable(program.type(ofDeclared: $0)) } ?? false
  }
}

extension Program {
  /// Whether the values of a type are compared with `==` by what they hold. An object may change and still be
  /// equal.
  fileprivate func isComparable(_ type: SwiftType) -> Bool {
    guard case .nominal(let decl, let arguments) = type,
      [.structDecl, .enumDecl].contains(cursor(of: decl).kind)
    else { return false }
    return arguments.allSatisfy(isComparable)
      && conforms(type, to: "Equatable", of: "Swift") == true
  }
}
