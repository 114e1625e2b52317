import Semantics
import SwiftUIModel
import Syntax
import TransformKit

/// The item that a view was presented with, as the parameter of the content's closure.
struct ContentItem: Equatable {
  private(set) var name: String
  private let identity: Identity
  /// Whether it is on a navigation stack.
  private let isPushed: Bool

  /// What tells two items apart.
  fileprivate enum Identity: Equatable {
    case reference, id
    /// The state has a member of the item: its `id`.
    case member(String)
    /// The `id` is another one each time it is read.
    case none
  }

  /// Nil where a place cannot name the item.
  init?(of presentation: Presentation, seenFrom place: SyntaxCursor, _ program: SharedProgram) {
    guard let closure = ClosureView(presentation.content), presentation.content.contains(place),
      let names = closure.parameterNames, names.count == 1, let first = closure.statements.first,
      let call = FunctionCallView(presentation.call)
    else { return nil }
    let identity = program.ask { program -> Identity? in
      guard case .local(let parameter) = program.meaning(of: names[0], at: first),
        case .local(let found) = program.meaning(of: names[0], at: place),
        parameter == found, program.mayBeKnown(call)
      else { return nil }
      return program.identity(
        ofValuesOf: parameter, in: presentation.trigger.state.flatMap(StatePath.init))
    }
    guard let identity else { return nil }
    name = names[0]
    self.identity = identity
    isPushed = presentation.kind == .navigationDestination
  }

  /// The item that a presentation by a state of a binding that code makes has, where the state has a member of it:
  /// `set: { model.shownID = $0?.id }`.
  static func presented(
    by presentation: Presentation, seenFrom place: SyntaxCursor, in context: TransformContext
  ) -> ContentItem? {
    guard case .item(let state) = presentation.trigger,
      let item = ContentItem(of: presentation, seenFrom: place, context.program)
    else { return nil }
    guard let setter = context.program.ask({ BindingSetter(of: state, in: $0) }) else {
      return item
    }
    guard let member = setter.memberOfValue, item.identity == .id || member != "id" else {
      return nil
    }
    return member.isEmpty
      ? item : ContentItem(name: item.name, identity: .member(member), isPushed: false)
  }

  private init(name: String, identity: Identity, isPushed: Bool) {
    self.name = name
    self.identity = identity
    self.isPushed = isPushed
  }

  /// The same item in other code.
  func named(_ name: String) -> ContentItem {
    var item = self
    item.name = name
    return item
  }

  /// The start of an `if` that asks whether a state has the item: `if item?.id == note.id`; nil where that
  /// cannot be asked.
  func isStill(in item: String) -> String? {
    guard !item.hasSuffix(".wrappedValue"), item != name else { return nil }
    if case .member(let member) = identity { return "if \(item) == \(name).\(member)" }
    // What a stack pushes is compared itself; a sheet's item has an identity.
    if isPushed { return "if \(item) == \(name)" }
    switch identity {
    case .reference: return "if \(item) === \(name)"
    case .id: return "if \(item)?.id == \(name).id"
    case .none, .member: return nil
    }
  }
}

extension BindingSetter {
  /// `id` where the only statement assigns `$0?.id`, and nothing where it assigns the value itself.
  fileprivate var memberOfValue: String? {
    guard statements.count == 1, statements[0].kind == .sequenceExpr else { return nil }
    let parts = Array(statements[0].children)
    guard parts.count == 3, parts[1].kind == .assignmentExpr else { return nil }
    let value = parts[2].textWithoutTrivia
    guard value != parameter else { return "" }
    let member = value.dropFirst(parameter.count + 2)
    return value.hasPrefix(parameter + "?.") && member.allSatisfy { $0.isLetter || $0 == "_" }
      ? String(member) : nil
  }
}

extension Program {
  /// - Parameter state: the item that the parameter is a value of, which has a type where macros declare what
  ///   the presentation asks for.
  fileprivate func identity(
    ofValuesOf parameter: DeclID, in state: StatePath?
  ) -> ContentItem.Identity {
    var type = type(ofDeclared: parameter)
    if decl(of: type) == nil, let state, state.rest.isEmpty, let root = state.decl(in: self),
      case .nominal(_, let arguments) = self.type(ofDeclared: root.declared),
      let wrapped = arguments.first
    {
      type = wrapped
    }
    if let decl = decl(of: type), cursor(of: decl).kind == .classDecl { return .reference }
    let ids = members(named: "id", of: type, from: parameter.file)
    return ids.contains { isMadeAnew($0) || readsStoredModel($0) } ? .none : .id
  }

  /// Whether an `id` is an attribute of a SwiftData model, which traps once the model is deleted.
  private func readsStoredModel(_ id: DeclID) -> Bool {
    if owner(of: id).map({ cursor(of: $0).isStoredModel }) == true { return true }
    guard let getter = binding(of: id)?.child(.accessorBlock) else { return false }
    return ([getter] + Array(getter.descendants)).compactMap(MemberAccessView.init).contains {
      $0.base.flatMap { decl(of: type(of: $0)) }.map { cursor(of: $0).isStoredModel } ?? false
    }
  }

  /// Whether a getter makes a value: `var id: UUID { UUID() }`.
  private func isMadeAnew(_ decl: DeclID) -> Bool {
    guard let getter = binding(of: decl)?.child(.accessorBlock) else { return false }
    return ([getter] + Array(getter.descendants)).contains { node in
      guard let call = FunctionCallView(node) else { return false }
      return call.nameNode?.declaredName == "UUID" || call.member?.name == "init"
    }
  }
}

extension SyntaxCursor {
  /// Whether a class is a model of SwiftData.
  fileprivate var isStoredModel: Bool {
    kind == .classDecl
      && children.contains { $0.kind == .attribute && $0.textWithoutTrivia == "@Model" }
  }
}
