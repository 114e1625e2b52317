import Semantics
import SwiftUIModel
import Syntax

/// The types of arguments, as far as overloads of modifiers depend on them.
struct ArgumentTypes: Sendable {
  private let program: SharedProgram

  init(_ program: SharedProgram) { self.program = program }

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

  func ask<Answer>(_ question: (Program) -> Answer) -> Answer { program.ask(question) }

  /// Whether two expressions have different types.
  func differ(_ one: SyntaxCursor, _ other: SyntaxCursor) -> Bool {
    program.ask { program in
      let types = [program.type(of: one), program.type(of: other)]
      return types.allSatisfy(\.isComplete) && types[0] != types[1]
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
