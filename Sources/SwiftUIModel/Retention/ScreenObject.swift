import Semantics
import SymbolIndex
import Syntax

/// A class of objects that belong to a screen: a view, a view controller, or a model that views observe. What
/// such an object keeps stays in memory as long as the object does.
public struct ScreenObject {
  public let name: String
  /// The declaration of the class.
  public let decl: DeclID
  /// Whether objects of the class stay in any case: a static property holds one, as `static let shared = Model()`, or
  /// it is the delegate of the application.
  public let isShared: Bool

  /// The class around a place; nil where the place belongs to anything else.
  public init?(around place: SyntaxCursor, _ ancestry: Ancestry, in program: Program) {
    guard let type = TypeDecl.enclosing(place, ancestry: ancestry) else { return nil }
    self.init(declaredAt: type, in: program)
  }

  public init?(declaredAt type: TypeDecl, in program: Program) {
    guard let decl = program.type(declaredAt: type.cursor),
      program.cursor(of: decl).kind == .classDecl,
      program.isModel(program.cursor(of: decl)) || program.isPlatformView(.nominal(decl, []))
    else { return nil }
    let members = TypeDecl(program.cursor(of: decl))?.members ?? []
    isShared =
      members.contains { $0.holdsShared(type.name) }
      || TypeDecl(program.cursor(of: decl))?.isApplicationDelegate == true
    name = type.name
    self.decl = decl
  }
}

extension TypeDecl {
  /// Whether a static property holds an object of the type: `static let shared = Model()`.
  public var hasSharedObject: Bool { members.contains { $0.holdsShared(name) } }

  /// Whether it is the delegate of the application.
  public var isApplicationDelegate: Bool {
    inheritedNames.contains { $0.hasSuffix("ApplicationDelegate") }
  }
}

extension Program {
  /// Whether views observe the objects of a class.
  public func isModel(_ type: SyntaxCursor) -> Bool {
    conforms(typeAt: type, to: "ObservableObject", of: "Combine") == true
      || type.children.contains {
        $0.kind == .attribute && $0.textWithoutTrivia == "@Observable"
      }
  }

  /// Whether a class is one of UIKit's or AppKit's views, controllers or windows.
  public func isPlatformView(_ type: SwiftType) -> Bool {
    Self.platformClasses.contains { inherits(type, from: $0.name, of: $0.module) }
  }

  private static let platformClasses: [(name: String, module: String)] = [
    ("UIView", "UIKit"), ("UIViewController", "UIKit"), ("NSView", "AppKit"),
    ("NSViewController", "AppKit"), ("NSWindow", "AppKit"), ("NSWindowController", "AppKit"),
  ]
}

extension SyntaxCursor {
  /// Whether a member is a static property that makes an object of a type.
  fileprivate func holdsShared(_ type: String) -> Bool {
    guard kind == .variableDecl, hasModifier(.static) || hasModifier(.class) else { return false }
    return children.contains { binding in
      let value = binding.child(.initializerClause)?.children.first { _ in true }
      let made = value.flatMap(FunctionCallView.init)?.callee?.textWithoutTrivia
      return made.map { [type, "Self", ".init"].contains($0) } ?? false
        || binding.child(.typeAnnotation)?.children.first { _ in true }?.text == type
    }
  }
}
