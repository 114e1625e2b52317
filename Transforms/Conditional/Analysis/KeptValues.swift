import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What a kept view is given. SwiftUI evaluates the view again only where one of its values differs, so that values
/// have to tell by their comparison all that the view may show of them: functions, and values that are equal in spite
/// of a difference, do not.
extension KeptContent {
  func valueCaveat(of type: DeclID) -> String? {
    guard target == nil, isRebuilt else { return nil }
    return context.program.ask { program in
      guard let decl = TypeDecl(program.cursor(of: type)) else { return nil }
      var values = ComparedValues(program)
      let property = decl.storedProperties.first { !values.tellsChanges(of: $0) }
      return property.map { Self.valueCaveat(decl.name, "its `\($0.name)`") }
    }
  }

  /// The same of what a generic view is given, whose type only the call tells.
  func valueCaveat(of type: DeclID, madeBy call: FunctionCallView) -> String? {
    guard target == nil, isRebuilt else { return nil }
    return context.program.ask { program in
      guard program.knownModule(of: type) == nil, let decl = TypeDecl(program.cursor(of: type)),
        decl.cursor.child(.genericParameterClause) != nil
      else { return nil }
      var values = ComparedValues(program)
      let argument = call.arguments.first { argument in
        argument.value.kind != .closureExpr && !values.tellChanges(program.type(of: argument.value))
      }
      return argument.map { Self.valueCaveat(decl.name, "`\($0.value.oneLineText)`") }
    }
  }

  private static func valueCaveat(_ view: String, _ value: String) -> String {
    "after the change, `\(view)` is evaluated again only where \(value) is seen to differ"
  }
}

/// Types whose values differ wherever they may show something else. Of what other modules declare, only the listed
/// ones do.
private struct ComparedValues {
  let program: Program
  private var visited: Set<DeclID> = []

  init(_ program: Program) { self.program = program }

  mutating func tellsChanges(of property: StoredProperty) -> Bool {
    guard let pattern = property.binding.child(.identifierPattern),
      let decl = program.decl(at: pattern)
    else { return property.type?.isFunctionType != true }
    let type = program.type(ofDeclared: decl)
    switch property.wrappers.first?.name {
    case nil:
      return property.isLet && property.hasValue && isConstant(property) || tellChanges(type)
    case "Binding": return tellChanges(type)
    // A value of the system, or an object, tells of its changes by itself.
    case "Environment":
      guard case .nominal(let home, _) = type, program.knownModule(of: home) == nil else {
        return true
      }
      return tellChanges(type)
    default: return true
    }
  }

  /// Whether each value of a view has the same one: a literal.
  private func isConstant(_ property: StoredProperty) -> Bool {
    property.binding.descendants.allSatisfy {
      ![.functionCallExpr, .closureExpr].contains($0.kind)
    }
  }

  mutating func tellChanges(_ type: SwiftType) -> Bool {
    switch type {
    case .nominal(let decl, let arguments):
      return arguments.allSatisfy { tellChanges($0) } && tellChanges(decl, type)
    case .function(_, let result, _):
      return result == .void || program.isView(result) == true || isParameter(result)
    case .tuple(let elements): return elements.allSatisfy { tellChanges($0.type) }
    case .existential, .opaque: return program.isView(type) == true
    case .metatype: return true
    default: return isParameter(type)
    }
  }

  /// What stands for a type that a call tells.
  private func isParameter(_ type: SwiftType) -> Bool {
    switch type {
    case .parameter: true
    case .member(let base, _): isParameter(base)
    default: false
    }
  }

  private mutating func tellChanges(_ decl: DeclID, _ type: SwiftType) -> Bool {
    if program.isView(type) == true { return true }
    guard program.knownModule(of: decl) == nil else {
      return Self.known.contains(program.name(of: decl))
    }
    guard visited.insert(decl).inserted else { return true }
    let cursor = program.cursor(of: decl)
    let homes = [decl] + program.extensions(of: decl)
    if homes.flatMap({ program.cursor(of: $0).members }).compareLess { return false }
    switch cursor.kind {
    // What a body reads of an object is looked at by itself.
    case .classDecl, .actorDecl: return true
    case .structDecl:
      return TypeDecl(cursor)?.storedProperties.allSatisfy {
        $0.wrappers.isEmpty && tellsChanges(of: $0)
      } ?? false
    case .enumDecl:
      return cursor.members.filter { $0.kind == .enumCaseDecl }.flatMap(\.descendants)
        .filter { $0.kind == .enumCaseParameter }
        .compactMap { $0.children.reversed().first { $0.kind != .initializerClause } }
        .allSatisfy { tellChanges(program.type(written: $0)) }
    default: return false
    }
  }

  private static let known: Set = [
    "Alignment", "Angle", "Animation", "Anchor", "AnyShapeStyle", "AnyTransition", "Array",
    "AttributedString", "Axis", "BinaryInteger", "Bool", "CGAffineTransform", "CGColor", "CGFloat",
    "CGImage", "CGPoint", "CGRect", "CGSize", "CGVector", "Calendar", "Character", "ClosedRange",
    "Color", "ColorScheme", "ContentMode", "ContiguousArray", "Data", "Date", "DateComponents",
    "DateInterval", "Decimal", "Dictionary", "Double", "Duration", "DynamicTypeSize", "Edge",
    "EdgeInsets", "Float", "Font", "Gradient", "GridItem", "HorizontalAlignment", "Image",
    "IndexPath", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8", "KeyPath", "LayoutDirection",
    "LinearGradient", "LocalizedStringKey", "LocalizedStringResource", "Locale", "Material",
    "ObjectIdentifier", "Optional", "PartialKeyPath", "PersonNameComponents", "Range", "RangeSet",
    "ReferenceWritableKeyPath",
    "RoundedCornerStyle", "ScenePhase", "Selector", "Set", "Spring", "String", "Substring", "Text",
    "TextAlignment", "TimeZone", "Transaction", "UIColor", "UIFont", "UIImage", "UInt", "UInt16",
    "UInt32", "UInt64", "UInt8", "URL", "UUID", "UnitPoint", "UserInterfaceSizeClass", "Vector",
    "VerticalAlignment", "Visibility", "Void", "Weight", "WritableKeyPath",
  ]
}
