import SwiftUIModel
import Syntax
import TransformKit

/// What an argument is, as far as overloads of a modifier are told apart by it.
public enum ArgumentKind: String, Sendable {
  /// Anything that is one value, and no range of them.
  case value
  case number, edges, insets, size, color, visibility
  /// A colour or another style.
  case style
  case closure
  /// A shape; nothing tells one from other values.
  case shape
  /// A gesture of SwiftUI's own, or one by a name; one of UIKit's takes no mask.
  case gesture

  /// Whether values of the kind have many types, so that a choice among them is wrapped.
  public var isWrapped: Bool { self == .style || self == .shape }

  /// Whether an expression is certainly of the kind.
  public func fits(_ expr: SyntaxCursor, _ types: DeclaredTypes) -> Bool {
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
  /// Whether a name is written like one of a type.
  fileprivate var isType: Bool { first?.isUppercase == true }
}

/// What can stand behind or over a view, as far as its expression tells.
public enum StyleKind: Sendable {
  case color
  /// A style of another type: a material, a gradient, `.primary`.
  case otherStyle
  case view
  case unknown
}

extension SyntaxCursor {
  /// The type that is called, for `EdgeInsets(…)`.
  fileprivate var calledName: String? { FunctionCallView(self)?.name }

  /// What a chain of calls begins with, for `TapGesture().onEnded { … }`.
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
      // Arithmetic is of one type; so is a choice.
      children.allSatisfy { $0.kind != .unresolvedIsExpr && $0.kind != .unresolvedAsExpr }
        && operandsOfValue.contains { $0.isNumber(types) }
    default: types.type(of: self) == .number
    }
  }

  /// The operands of a sequence that its value is made of: not the test of a choice.
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
  /// Whether the expression is a style or a view, so that it can be given to the right overload.
  public func style(_ types: DeclaredTypes) -> StyleKind {
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
    // What is called on a view is a modifier, and on a shape one that makes a view of it.
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

  /// Modifiers of views that are called on colours; none of them is a function of styles as well.
  private static let modifiersOfColors: Set<String> = [
    "accessibilityHidden", "allowsHitTesting", "aspectRatio", "blur", "border", "brightness",
    "clipShape", "contrast", "cornerRadius", "edgesIgnoringSafeArea", "frame", "grayscale",
    "hueRotation", "ignoresSafeArea", "mask", "offset", "onAppear", "onTapGesture", "overlay",
    "padding", "preference", "rotationEffect", "saturation", "scaleEffect", "transition",
  ]
}

extension DeclaredTypes {
  /// The type that declarations give the last name of an expression: `b` of `a.b`, `f` of `a.f()`.
  public func type(of expr: SyntaxCursor) -> ValueType? {
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
