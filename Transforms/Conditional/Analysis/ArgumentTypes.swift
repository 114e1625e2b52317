import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The types of arguments, as far as overloads of modifiers depend on them.
struct ArgumentTypes: Sendable {
  private let context: TransformContext

  init(in context: TransformContext) { self.context = context }

  private var program: SharedProgram { context.program }

  /// The types that overloads of modifiers distinguish.
  enum ValueType: Sendable {
    case number, color, edgeSet, edgeInsets, size
    /// A shape style other than a color.
    case style
    case view, gesture, other
  }

  /// The type of an expression, for an optional the type that it wraps; nil if it is not known.
  func type(of expr: SyntaxCursor) -> ValueType? {
    program.ask { $0.valueType($0.type(of: expr)) } ?? (expr.isNumber ? .number : nil)
  }

  /// Whether an expression is a string, or a literal that is one or the key of one.
  func isString(_ expr: SyntaxCursor) -> Bool {
    [.stringLiteralExpr, .simpleStringLiteralExpr].contains(expr.kind)
      || program.ask { $0.knownName(of: $0.type(of: expr)) } == "String"
  }

  /// Whether an expression is an optional, as far as its type is known.
  func isOptional(_ expr: SyntaxCursor) -> Bool {
    program.ask { $0.knownName(of: $0.type(of: expr)) == "Optional" }
  }

  /// Whether an expression is certainly a view.
  func isView(_ expr: SyntaxCursor) -> Bool {
    program.ask { $0.isView($0.type(of: expr)) == true }
  }

  /// Whether an expression can be evaluated at any time, and any number of times.
  ///
  /// - Parameter evaluated: the names and members that are evaluated in any case.
  func plainObstacle(
    in expr: SyntaxCursor, allowsClosures: Bool = false, besides evaluated: Set<String> = []
  ) -> PlainObstacle? {
    let index = context.index
    return program.ask { program in
      PlainExpression(
        program, isInherited: index.isInherited, allowsClosures: allowsClosures,
        evaluated: evaluated
      ).obstacle(in: expr)
    }
  }

  func ask<Answer>(_ question: (Program) -> Answer) -> Answer { program.ask(question) }

  /// Whether two expressions have different types.
  func differ(_ one: SyntaxCursor, _ other: SyntaxCursor) -> Bool {
    program.ask { program in
      let types = [program.type(of: one), program.type(of: other)]
      return types.allSatisfy(\.isComplete) && types[0] != types[1]
    }
  }
}

extension SymbolIndex {
  /// Whether a class of a name may have subclasses in the repository.
  fileprivate func isInherited(_ name: String) -> Bool {
    if !unreadFiles(mentioningOneOf: [name]).isEmpty { return true }
    return typeNames.contains { type in
      declarations(named: type).contains { placed in
        placed.symbol.kind == .classDecl
          && placed.symbol.inheritedNames.contains { $0 == name || $0.hasSuffix("." + name) }
      }
    }
  }
}

extension SyntaxCursor {
  /// Whether an expression is a number, whatever takes it.
  fileprivate var isNumber: Bool {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr: true
    case .prefixOperatorExpr: children.first { $0.kind != .unexpectedNodes }?.isNumber ?? false
    default: false
    }
  }
}

extension Program {
  private static let namedTypes: [String: ArgumentTypes.ValueType] = [
    "CGFloat": .number, "Double": .number, "Float": .number, "Int": .number,
    "CGSize": .size, "Color": .color, "Edge.Set": .edgeSet, "EdgeInsets": .edgeInsets,
  ]

  fileprivate func valueType(_ type: SwiftType) -> ArgumentTypes.ValueType? {
    if case .nominal(let decl, let arguments) = type, knownModule(of: decl) != nil {
      let name = text(of: .nominal(decl, []))
      if name == "Optional", let wrapped = arguments.first { return valueType(wrapped) }
      if let named = Self.namedTypes[name] { return named }
    }
    if type == .unknown { return nil }
    let kinds = [
      (isShapeStyle(type), ArgumentTypes.ValueType.style), (isView(type), .view),
      (conforms(type, to: "Gesture", of: "SwiftUI"), .gesture),
    ]
    if let kind = kinds.first(where: { $0.0 == true }) { return kind.1 }
    return kinds.contains { $0.0 == nil } ? nil : .other
  }
}
