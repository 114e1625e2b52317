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
  /// A shape; any value may be one.
  case shape
  /// A gesture of SwiftUI, or a name; a UIKit gesture takes no mask.
  case gesture

  /// Whether values of the kind have different types, so that a ternary needs a type-erasing wrapper.
  var isWrapped: Bool { self == .style || self == .shape }

  /// Whether an expression is certainly of the kind.
  func fits(_ expr: SyntaxCursor, _ types: DeclaredTypes) -> Bool {
    switch self {
    case .value: !expr.isRange
    case .number: expr.isNumber(types)
    case .edges: expr.isEdgeSet || types.type(of: expr) == .edgeSet
    case .insets: expr.calledName == "EdgeInsets" || types.type(of: expr) == .edgeInsets
    case .size: expr.calledName == "CGSize" || types.type(of: expr) == .size
    case .color: expr.style(types) == .color
    case .style: [.color, .otherStyle].contains(expr.style(types))
    case .visibility: [".hidden", ".visible", ".automatic"].contains(expr.text)
    case .closure: expr.kind == .closureExpr
    case .gesture:
      expr.calledAtRoot.map { SwiftUINames[$0].contains(.gesture) || !$0.isType } ?? true
    case .shape: true
    }
  }
}

extension String {
  /// Whether a name is written like that of a type.
  fileprivate var isType: Bool { first?.isUppercase == true }
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
  /// The name of the called type: `EdgeInsets` in `EdgeInsets(…)`.
  fileprivate var calledName: String? { FunctionCallView(self)?.name }

  /// The name that a chain of calls starts with: `TapGesture` in `TapGesture().onEnded { … }`.
  fileprivate var calledAtRoot: String? {
    var place = self
    while let base = FunctionCallView(place)?.member?.base { place = base }
    return place.calledName
  }

  fileprivate var isRange: Bool {
    kind == .sequenceExpr
      && children.contains { $0.kind == .binaryOperatorExpr && ["...", "..<"].contains($0.text) }
      || [.prefixOperatorExpr, .postfixOperatorExpr].contains(kind) && text.contains("...")
  }

  fileprivate var isEdgeSet: Bool {
    switch kind {
    case .arrayExpr: true
    case .memberAccessExpr:
      MemberAccessView(self)?.base.map { $0.text == "Edge.Set" }
        ?? Self.edgeNames.contains(MemberAccessView(self)?.name ?? "")
    default: false
    }
  }

  private static let edgeNames: Set<String> = [
    "all", "bottom", "horizontal", "leading", "top", "trailing", "vertical",
  ]

  private static let numberMembers: Set<String> = [
    "greatestFiniteMagnitude", "height", "infinity", "pi", "width",
  ]

  fileprivate func isNumber(_ types: DeclaredTypes) -> Bool {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr: true
    case .prefixOperatorExpr:
      children.first { $0.kind != .unexpectedNodes }?.isNumber(types) == true
    case .tupleExpr:
      children.allSatisfy { $0.children.allSatisfy { $0.isNumber(types) } }
    case .memberAccessExpr:
      Self.numberMembers.contains(MemberAccessView(self)?.name ?? "")
        || types.type(of: self) == .number
    case .functionCallExpr:
      ["CGFloat", "Double", "max", "min", "abs"].contains(calledName ?? "")
        || types.type(of: self) == .number
    case .sequenceExpr:
      // The operands of arithmetic have the same type; so have the values of a ternary.
      children.allSatisfy { $0.kind != .unresolvedIsExpr && $0.kind != .unresolvedAsExpr }
        && operandsOfValue.contains { $0.isNumber(types) }
    default: types.type(of: self) == .number
    }
  }

  /// The operands that determine the value of a sequence: not the test of a ternary.
  private var operandsOfValue: [SyntaxCursor] {
    let parts = Array(children)
    guard let choice = parts.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }) else {
      return parts.filter { $0.kind != .binaryOperatorExpr }
    }
    return Array(parts[choice].children) + parts[(choice + 1)...]
  }
}

// MARK: Styles

extension SyntaxCursor {
  /// Whether the expression is a style or a view, which selects the overload.
  func style(_ types: DeclaredTypes) -> StyleKind {
    if children.contains(where: { $0.kind == .unresolvedTernaryExpr }) {
      return operandsOfValue.allSatisfy { $0.style(types) == .color } ? .color : .unknown
    }
    if let member = MemberAccessView(self) {
      guard let base = member.base else {
        return Self.colorNames.contains(member.name ?? "") ? .color : .otherStyle
      }
      if base.text == "Color" {
        // A static member of another type would be declared in the repository.
        return [.color, nil].contains(types.type(of: self)) ? .color : .unknown
      }
      if member.name == "gradient" { return .otherStyle }
    }
    guard let call = FunctionCallView(self) else { return types.style(of: self) }
    if let name = call.name {
      if name == "Color" { return .color }
      if SwiftUINames[name].contains(.shapeStyle) { return .otherStyle }
      return name.first?.isUppercase == true ? .view : types.style(of: self)
    }
    guard let member = call.member else { return .unknown }
    guard let base = member.base else { return .otherStyle }
    if base.text == "Color" { return types.style(of: self) }
    switch base.style(types) {
    // A member called on a view is a modifier, and so is one on a shape that returns a view.
    case .view: return .view
    case .color where member.name == "opacity": return .color
    case .color where Self.modifiersOfColors.contains(member.name ?? ""): return .view
    default: return types.style(of: self)
    }
  }

  private static let colorNames: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "purple", "red", "teal", "white", "yellow",
  ]

  /// Modifiers that are called on colors and return a view, not a style.
  private static let modifiersOfColors: Set<String> = [
    "accessibilityHidden", "allowsHitTesting", "aspectRatio", "blur", "border", "brightness",
    "clipShape", "contrast", "cornerRadius", "edgesIgnoringSafeArea", "frame", "grayscale",
    "hueRotation", "ignoresSafeArea", "mask", "offset", "onAppear", "onTapGesture", "overlay",
    "padding", "preference", "rotationEffect", "saturation", "scaleEffect", "transition",
  ]
}

extension DeclaredTypes {
  /// The declared type of the last name in an expression: `b` of `a.b`, `f` of `a.f()`.
  func type(of expr: SyntaxCursor) -> ValueType? {
    let call = FunctionCallView(expr)
    guard let callee = call.map(\.callee) ?? expr else { return nil }
    let name: String?
    switch callee.kind {
    case .declReferenceExpr: name = callee.declaredName
    case .memberAccessExpr: name = MemberAccessView(callee)?.name
    default: name = nil
    }
    return name.flatMap { type(of: $0, isCalled: call != nil) }
  }

  fileprivate func style(of expr: SyntaxCursor) -> StyleKind {
    switch type(of: expr) {
    case .color: .color
    case .view: .view
    default: .unknown
    }
  }
}
