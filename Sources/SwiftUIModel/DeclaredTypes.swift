import SourceText
import Syntax

/// The declared types of names, as far as overloads of modifiers depend on them: `spacing` is a number,
/// `accent` a color, `header` a view.
///
/// Names are not resolved. A name has a type only if all declarations of that name in the repository
/// have that type.
public struct DeclaredTypes: Sendable {
  /// The types of the declarations of each name, separately for functions.
  private var types: [Name: TypeSet] = [:]

  private struct Name: Hashable, Sendable {
    let text: String
    let isCalled: Bool
  }

  /// The types that overloads of modifiers distinguish.
  public enum ValueType: UInt8, Sendable {
    case number, color, view, edgeSet, edgeInsets, size, other
  }

  private struct TypeSet: OptionSet, Sendable {
    let rawValue: UInt8
  }

  /// Creates an empty table.
  public init() {}

  init(of tree: SyntaxTree) {
    for binding in tree.nodes(ofKind: .patternBinding) { add(binding) }
    for parameter in tree.nodes(ofKind: .functionParameter) { add(parameter: parameter) }
    for function in tree.nodes(ofKind: .functionDecl) { add(function: function) }
  }

  mutating func merge(_ other: DeclaredTypes) {
    types.merge(other.types) { $0.union($1) }
  }

  /// The type that all declarations of a name have; nil if they differ or there are none.
  public func type(of name: String, isCalled: Bool = false) -> ValueType? {
    guard let set = types[Name(text: name, isCalled: isCalled)] else { return nil }
    return ValueType.all.first { set == TypeSet(rawValue: 1 << $0.rawValue) }
  }
}

extension DeclaredTypes.ValueType {
  fileprivate static let all: [Self] = [
    .number, .color, .view, .edgeSet, .edgeInsets, .size, .other,
  ]

  private static let byName: [String: Self] = [
    "CGFloat": .number, "Double": .number, "Float": .number, "Int": .number,
    "Color": .color, "SwiftUI.Color": .color,
    "someView": .view, "AnyView": .view, "someSwiftUI.View": .view,
    "Edge.Set": .edgeSet, "EdgeInsets": .edgeInsets, "CGSize": .size,
  ]

  /// The type that an annotation names; for an optional, the type that it wraps.
  fileprivate init(named type: SyntaxCursor) {
    let text = type.textWithoutTrivia
    let base = text.hasSuffix("?") ? String(text.dropLast()) : text
    self = Self.byName[base] ?? .other
  }

  /// The type of an initial value, if its form shows it.
  fileprivate init(of value: SyntaxCursor) {
    switch value.kind {
    case .integerLiteralExpr, .floatLiteralExpr:
      self = .number
    case .prefixOperatorExpr:
      let operand = value.children.first { $0.kind != .unexpectedNodes }
      self = operand.map { Self(of: $0) } == .number ? .number : .other
    case .functionCallExpr:
      self = FunctionCallView(value)?.callee.map(Self.init(named:)) ?? .other
    case .memberAccessExpr:
      // `Color.red`: of the distinguished types, only `Color` has static members that are used so.
      let base = MemberAccessView(value)?.base?.text
      self = base == "Color" ? .color : .other
    default:
      self = .other
    }
  }
}

// MARK: Collecting

extension DeclaredTypes {
  private mutating func add(_ name: String, _ type: ValueType, isCalled: Bool = false) {
    let set = TypeSet(rawValue: 1 << type.rawValue)
    types[Name(text: name, isCalled: isCalled), default: []].formUnion(set)
  }

  private mutating func add(_ binding: SyntaxCursor) {
    guard let name = binding.child(.identifierPattern)?.text else { return }
    if let type = binding.child(.typeAnnotation)?.children.first(where: { _ in true }) {
      add(name, ValueType(named: type))
    } else if let value = binding.child(.initializerClause)?.children.first(where: { _ in true }) {
      add(name, ValueType(of: value))
    } else {
      add(name, .other)
    }
  }

  private mutating func add(parameter cursor: SyntaxCursor) {
    guard let parameter = FunctionDeclView.Parameter(cursor), let type = parameter.type else {
      return
    }
    add(parameter.name, ValueType(named: type))
  }

  private mutating func add(function cursor: SyntaxCursor) {
    guard let function = FunctionDeclView(cursor) else { return }
    add(
      function.name, function.returnType.map(ValueType.init(named:)) ?? .other,
      isCalled: true)
  }
}
