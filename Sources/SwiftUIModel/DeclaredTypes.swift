import SourceText
import Syntax

/// What the declarations of a repository say of the types of names, as far as overloads of modifiers
/// ask: whether `spacing` is a number, `accent` a colour, `header` a view.
///
/// Names are not resolved. A name has a type when all declarations of that name, wherever they are,
/// have it.
public struct DeclaredTypes: Sendable {
  /// A name, or a name that is called, and the types of its declarations.
  private var types: [Name: TypeSet] = [:]

  private struct Name: Hashable, Sendable {
    let text: String
    let isCalled: Bool
  }

  /// The types that modifiers are overloaded for.
  public enum ValueType: UInt8, Sendable {
    case number, color, view, edgeSet, edgeInsets, size, other
  }

  private struct TypeSet: OptionSet, Sendable {
    let rawValue: UInt8
  }

  /// Knows of no declaration.
  public init() {}

  init(of tree: SyntaxTree) {
    for binding in tree.nodes(ofKind: .patternBinding) { add(binding) }
    for parameter in tree.nodes(ofKind: .functionParameter) { add(parameter: parameter) }
    for function in tree.nodes(ofKind: .functionDecl) { add(function: function) }
  }

  mutating func merge(_ other: DeclaredTypes) {
    types.merge(other.types) { $0.union($1) }
  }

  /// The type that a name has wherever it is declared; nil when it has several, or none is in sight.
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

  /// The type that an annotation names, whatever stands between its words; an optional is what it
  /// holds.
  fileprivate init(named type: SyntaxCursor) {
    let text = type.textWithoutTrivia
    let base = text.hasSuffix("?") ? String(text.dropLast()) : text
    self = Self.byName[base] ?? .other
  }

  /// The type of a value that something is initialised with, where it shows.
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
      // `Color.red`, but not `Font.title`: of the types asked for, only these have static members.
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
