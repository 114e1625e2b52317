import Semantics
import SymbolIndex
import Syntax

/// A declaration that wraps a view: wherever it is used, the view is shown.
enum Wrapper: Hashable, Sendable {
  /// A view, modifier or style whose body contains the view.
  case type(TypeKey)
  /// A property or function that returns the view, or a closure that creates it.
  case member(MemberKey)
  /// What gets content: the parameter in `Card { V() }` and `.bottomSheet { V() }`, the value in
  /// `V().inSheet($isShown)`.
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
  let decl: DeclID
  /// Nil for a global declaration.
  let owner: TypeKey?
  let name: String
  /// The parameters; nil for a property.
  let signature: InitializerSignature?
  /// The only file that can name it.
  let file: String?
  let isStatic: Bool
  let home: Home

  /// What declares it.
  enum Home: Hashable, Sendable {
    case file
    /// A view, modifier or style.
    case view
    /// Another structure or enumeration.
    case value
    /// A class, or a type of another module.
    case object
    case proto
  }

  /// Whether it belongs to the values of one type, so that their other members are in scope.
  var isOfValues: Bool { !isStatic && home != .file && home != .proto }
}

/// What a function or initializer of the repository gets a view by.
struct ContentParameter: Hashable, Sendable {
  /// The function or initializer, or the property that the view has.
  let callee: DeclID
  let name: String
  let signature: InitializerSignature
  /// The type that an initializer creates.
  let type: TypeKey?
  let part: Part

  enum Part: Hashable, Sendable {
    /// The parameter of an index.
    case parameter(Int)
    /// The value that a member is called on.
    case receiver
    /// The view that a modifier of the repository changes.
    case modified
  }
}

/// Where an ancestor walk from a view ends.
indirect enum WalkResult: Sendable {
  case presented(Presentation)
  case preview
  case wrapped(Wrapper)
  /// The view is passed to a parameter, to one of several where types do not tell which. Where the
  /// callee shows its content, the walk continues with the result for the call, `then`.
  case passed(Passage, then: WalkResult)
  case unresolved(UnresolvedRoute)
}

/// A place where a view is passed to code of the repository.
struct Passage: Sendable {
  let parameters: [ContentParameter]
  /// The call with the arguments.
  let call: SyntaxCursor
  /// The view, or what contains it.
  let content: SyntaxCursor
  /// What the view is shown as where the callee shows it: the call, or a call of `modifier` around it.
  let result: SyntaxCursor
  /// What SwiftUI's own function of the name does with the view, where the repository declares the
  /// callee on some platforms only; unknown where there is no such function.
  var role = ContentRole.unknown

  /// Where the walk ends on the platforms that call SwiftUI's own function.
  func native(then: WalkResult) -> WalkResult? {
    if case .shown = role { return then }
    return role.end(of: content, in: call)
  }

  /// The argument that a parameter of the callee gets.
  func argument(for index: Int, of parameter: ContentParameter) -> SyntaxCursor? {
    guard let view = FunctionCallView(call),
      let indices = parameter.signature.parameterIndices(of: view, lookingThroughAliases: true)
    else { return nil }
    return indices.firstIndex(of: index).map { view.arguments[$0].value }
  }
}
