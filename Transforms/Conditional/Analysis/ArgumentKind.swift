import SwiftUIModel
import Syntax
import TransformKit

/// The kind of an argument, by which overloads of a modifier are distinguished.
enum ArgumentKind: String, Sendable {
  /// A single value, not a range.
  case value
  case number, edges, insets, size, color, visibility
  /// A color or another style.
  case style
  case closure
  /// A string, or a literal.
  case string
  /// A shape; any value may be one.
  case shape
  /// A gesture of SwiftUI, or a name; a UIKit gesture takes no mask.
  case gesture

  /// Whether values of the kind have different types, so that a ternary needs a type-erasing wrapper.
  var isWrapped: Bool { self == .style || self == .shape }

  /// Whether an expression is certainly of the kind.
  func fits(_ expr: SyntaxCursor, _ types: ArgumentTypes) -> Bool {
    switch self {
    case .value: !expr.isRange
    case .number: types.type(of: expr) == .number
    case .edges: types.type(of: expr).map { $0 == .edgeSet } ?? expr.isEdgeSet
    case .insets: types.type(of: expr) == .edgeInsets
    case .size: types.type(of: expr) == .size
    case .color: expr.style(types) == .color
    case .style: [.color, .otherStyle].contains(expr.style(types))
    case .visibility: [".hidden", ".visible", ".automatic"].contains(expr.text)
    case .closure: expr.kind == .closureExpr
    case .string: types.isString(expr)
    case .gesture: types.type(of: expr).map { $0 == .gesture } ?? !expr.isCall
    case .shape: true
    }
  }
}

/// What an expression is that may be the background or overlay of a view.
enum StyleKind: Sendable {
  case color
  /// A style of another type: a material, a gradient, `.primary`.
  case otherStyle
  case view
  case unknown
}

extension SyntaxCursor {
  fileprivate var isCall: Bool { kind == .functionCallExpr }

  fileprivate var isRange: Bool {
    kind == .sequenceExpr
      && children.contains { $0.kind == .binaryOperatorExpr && ["...", "..<"].contains($0.text) }
      || [.prefixOperatorExpr, .postfixOperatorExpr].contains(kind) && text.contains("...")
  }

  /// Whether an expression without a known type has the form of a set of edges.
  fileprivate var isEdgeSet: Bool {
    switch kind {
    case .arrayExpr: true
    case .memberAccessExpr:
      MemberAccessView(self).map {
        $0.base == nil && Self.edgeNames.contains($0.name ?? "")
      } ?? false
    default: false
    }
  }

  private static let edgeNames: Set<String> = [
    "all", "bottom", "horizontal", "leading", "top", "trailing", "vertical",
  ]

  /// Whether the expression is a style or a view, which selects the overload.
  func style(_ types: ArgumentTypes) -> StyleKind {
    if types.isOptional(self) { return .unknown }
    return switch types.type(of: self) {
    case .color: .color
    case .style: .otherStyle
    case .view: .view
    case nil: implicitStyle
    default: .unknown
    }
  }

  /// What an implicit member without a known type is: views have none.
  private var implicitStyle: StyleKind {
    var place = self
    while let inner = FunctionCallView(place)?.callee ?? MemberAccessView(place)?.base {
      place = inner
    }
    guard let member = MemberAccessView(place) else { return .unknown }
    return place.id == id && Self.colorNames.contains(member.name ?? "") ? .color : .otherStyle
  }

  private static let colorNames: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "purple", "red", "teal", "white", "yellow",
  ]
}
