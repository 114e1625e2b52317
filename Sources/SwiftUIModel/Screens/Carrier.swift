import SymbolIndex
import Syntax

/// Something that brings a view along: where it is used, the view is shown.
enum Carrier: Hashable, Sendable {
  /// A view, modifier or style whose body holds the view.
  case type(TypeKey)
  /// A property or function that returns the view, or a closure that makes it.
  case member(MemberKey)
  /// A parameter that content is handed to: `Card { V() }`, `.bottomSheet { V() }`.
  case slot(SlotKey)
}

/// A type by name, within a module.
struct TypeKey: Hashable, Sendable {
  let qualifiedName: String
  let module: ModuleID
  /// The only file that can name it.
  let file: String?

  init(qualifiedName: String, module: ModuleID) {
    self.qualifiedName = qualifiedName
    self.module = module
    file = nil
  }

  /// The type that a name means where a file declares or extends it.
  init(_ qualifiedName: String, in path: String, index: SymbolIndex, modules: ModuleMap) {
    self.qualifiedName = qualifiedName
    module = modules[path]
    file = index.isPrivate(qualifiedName, in: path) ? path : nil
  }

  /// Whether a declaration or extension in a file is of the type.
  func covers(_ decl: SymbolIndex.PlacedType, index: SymbolIndex, modules: ModuleMap) -> Bool {
    decl.symbol.qualifiedName == qualifiedName
      && TypeKey(qualifiedName, in: decl.path, index: index, modules: modules) == self
  }

  var name: String {
    qualifiedName.split(separator: ".").last.map(String.init) ?? qualifiedName
  }
}

/// A member of a type, or a global declaration.
struct MemberKey: Hashable, Sendable {
  /// Nil for a global declaration.
  let owner: TypeKey?
  let name: String
  /// What a call hands over; nil for a property.
  let signature: InitializerSignature?
  /// The only file that can name it.
  let file: String?
  /// Whether only the type itself uses it, as is so for what views are made of.
  let isOwnBusiness: Bool
}

/// A parameter of an initialiser or function, as a call tells it.
struct SlotKey: Hashable, Sendable {
  /// The type whose initialiser is called, or the function.
  let callee: String
  let isType: Bool
  /// All arguments of the call.
  let arguments: [InitializerSignature.Argument]
  /// Which of them is handed to the parameter.
  let index: Int
}

/// What is met on the way up from where a view is made.
indirect enum Climb: Sendable {
  case presented(Presentation)
  case preview
  case carried(Carrier)
  /// Handed to a parameter: whatever becomes of that, or, where it just shows it, of the call.
  case handed(SlotKey, call: SyntaxCursor, then: Climb)
  case unresolved(SiteObstacle)
}
