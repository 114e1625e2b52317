import SymbolIndex
import Syntax

/// A declaration that wraps a view: wherever it is used, the view is shown.
enum Wrapper: Hashable, Sendable {
  /// A view, modifier or style whose body contains the view.
  case type(TypeKey)
  /// A property or function that returns the view, or a closure that creates it.
  case member(MemberKey)
  /// A parameter for content: `Card { V() }`, `.bottomSheet { V() }`.
  case parameter(ContentParameter)
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

  /// The type that a file declares or extends by a name.
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
  /// The parameters; nil for a property.
  let signature: InitializerSignature?
  /// The only file that can name it.
  let file: String?
  /// Whether only the type itself uses it, as with the parts of a view.
  let isOwnBusiness: Bool
  /// Whether it belongs to the values of one type, whose other members are in scope.
  let isOfValues: Bool
}

/// A parameter of an initializer or function that takes content, as a call shows it.
struct ContentParameter: Hashable, Sendable {
  /// The type whose initializer is called, or the function.
  let callee: String
  let isType: Bool
  /// All arguments of the call.
  let arguments: [InitializerSignature.Argument]
  /// The index of the argument for the parameter.
  let index: Int
}

/// Where an ancestor walk from a view ends.
indirect enum WalkResult: Sendable {
  case presented(Presentation)
  case preview
  case wrapped(Wrapper)
  /// The view is passed to a parameter. Where the callee shows its content, the walk continues with
  /// the result for the call, `then`.
  case passed(ContentParameter, call: SyntaxCursor, then: WalkResult)
  case unresolved(UnresolvedRoute)
}
