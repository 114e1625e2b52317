import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

/// What a name in the code of a view contributes to the view.
enum ContentMeaning {
  /// No view, or one without content.
  case nothing
  case type(DeclID)
  /// The bodies of a function or computed property.
  case code([SyntaxCursor], isCertain: Bool)
  /// A property, parameter or variable that holds a view, or a closure that makes one.
  case given(isCertain: Bool)
  /// What a protocol of the repository requires.
  case requirement(isCertain: Bool)
  /// A generic parameter, which stands for types that others choose.
  case generic
  /// What a style is given, as `configuration.label`.
  case configuration
}

extension ContentMeaning {
  /// Whether it is certainly a view, or what a view consists of.
  var isCertain: Bool {
    switch self {
    case .nothing, .type, .generic, .configuration: true
    case .code(_, let isCertain), .given(let isCertain), .requirement(let isCertain): isCertain
    }
  }
}

extension Program {
  func content(of decl: DeclID, namedBy node: SyntaxCursor) -> ContentMeaning {
    if isTypeDecl(decl) {
      switch type(ofDeclared: decl) {
      case .metatype(.nominal(let type, _)):
        return knownModule(of: type) == nil ? .type(type) : .nothing
      case .metatype(let type): return isView(type) == false ? .nothing : .generic
      default: return .nothing
      }
    }
    guard knownModule(of: decl) == nil else {
      return isConfiguration(decl) ? .configuration : .nothing
    }
    let isShown = shows(decl, namedBy: node)
    guard isShown != false else { return .nothing }
    let cursor = cursor(of: decl)
    let isCertain = isShown == true
    if isRequirement(decl) { return .requirement(isCertain: isCertain) }
    if let function = FunctionDeclView(cursor) {
      let defaults = function.parameters.compactMap { $0.cursor.child(.initializerClause) }
      return function.body.map { .code([$0] + defaults, isCertain: isCertain) } ?? .nothing
    }
    if let accessors = binding(of: decl)?.child(.accessorBlock), isComputed(decl) {
      return .code([accessors], isCertain: isCertain)
    }
    return .given(isCertain: isCertain)
  }

  /// Whether a declaration is a view, or makes one; nil where its type does not tell.
  private func shows(_ decl: DeclID, namedBy node: SyntaxCursor) -> Bool? {
    let here = type(of: node)
    return shows(here == .unknown ? self.type(ofDeclared: decl) : here)
  }

  /// Whether a value of a type is a view, makes one or contains some; nil where that cannot be told.
  private func shows(_ type: SwiftType) -> Bool? {
    let parts: [SwiftType]
    switch type {
    case .function(_, let result, _): return shows(result)
    case .nominal(_, let arguments) where knownName(of: type) == "Optional": parts = arguments
    case .nominal(_, let arguments) where isView(type) == false && knownName(of: type) != nil:
      parts = arguments
    case .tuple(let elements): parts = elements.map(\.type)
    default: return isPlainView(type) ? false : isView(type)
    }
    let answers = parts.map(shows)
    return answers.contains(true) ? true : answers.contains(nil) ? nil : false
  }

  /// Whether a type is a view of SwiftUI that contains no other.
  private func isPlainView(_ type: SwiftType) -> Bool {
    guard let name = knownName(of: type) else { return false }
    return Self.plainViews.contains(name) || conforms(type, to: "Shape", of: "SwiftUI") == true
  }

  private static var plainViews: Set<String> {
    [
      "Color", "Divider", "EmptyView", "Image", "LinearGradient", "Never", "RadialGradient",
      "Spacer", "Text",
    ]
  }

  /// Whether a member is the content that a style or a presented phase is given.
  private func isConfiguration(_ decl: DeclID) -> Bool {
    guard let owner = owner(of: decl) else { return false }
    return name(of: owner).hasSuffix("Configuration") && isView(type(ofDeclared: decl)) == true
  }

  /// Whether a call makes a value of a type, rather than returning one that was made elsewhere.
  func makes(_ call: FunctionCallView, _ type: DeclID) -> Bool {
    // `Choices<Sort>()`
    let special = call.callee.flatMap { callee in
      callee.kind == .genericSpecializationExpr ? callee.children.first { _ in true } : nil
    }
    guard knownModule(of: type) == nil, let name = call.nameNode ?? special else { return false }
    return name.declaredName == "init" || reference(of: name).decls.contains(where: isTypeDecl)
  }

  /// Whether the values of a type show something: views, view modifiers and styles.
  func isShown(_ type: DeclID) -> Bool {
    if isView(type) != false { return true }
    return ([type] + extensions(of: type)).contains { home in
      TypeDecl(cursor(of: home))?.inheritedNames.contains {
        SwiftUINames[$0].contains(.viewLikeProtocol)
      } == true
    }
  }

  /// The members of a type, those of its extensions and the bodies that protocols give it included.
  func shownMembers(of type: DeclID) -> [SyntaxCursor] {
    let own = ([type] + extensions(of: type)).filter { knownModule(of: $0) == nil }
      .flatMap { cursor(of: $0).members }
    let given = ["body", "makeBody"].flatMap { members(named: $0, ofType: type, from: type.file) }
      .filter { knownModule(of: $0) == nil && !isRequirement($0) }
      .compactMap {
        FunctionDeclView(cursor(of: $0))?.body ?? binding(of: $0)?.child(.accessorBlock)
      }
      .filter { body in
        !own.contains {
          $0.tree.source.path == body.tree.source.path && $0.range.contains(body.range)
        }
      }
    return own + given
  }

  /// Whether SwiftUI declares a member of a name for the views that may stand before it, where the arguments
  /// leave open which one is meant.
  func isKnownModifier(_ node: SyntaxCursor, _ name: String) -> Bool {
    guard let file = decl(at: node)?.file else { return false }
    let homes =
      ["Text", "Image", "Color"].map { knownType($0, of: "SwiftUI") }
      + ["View", "Shape", "InsettableShape", "DynamicViewContent"].compactMap {
        decl(named: $0, inModule: "SwiftUI").map { .parameter($0) }
      }
    return homes.contains { !members(named: name, of: $0, from: file).isEmpty }
  }
}
