import Semantics
import SwiftUIModel
import Syntax

/// The item that a view was presented with, as the parameter of the content's closure.
struct ContentItem {
  private let name: String
  private let identity: Identity

  /// What tells two items apart.
  fileprivate enum Identity {
    case reference, id
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
      return program.identity(ofValuesOf: parameter)
    }
    guard let identity else { return nil }
    name = names[0]
    self.identity = identity
  }

  /// The start of an `if` that asks whether a state has the item: `if item?.id == note.id`; nil where that
  /// cannot be asked.
  func isStill(in item: String, isPushed: Bool) -> String? {
    guard !item.hasSuffix(".wrappedValue"), item != name else { return nil }
    // What a stack pushes is compared itself; a sheet's item has an identity.
    if isPushed { return "if \(item) == \(name)" }
    switch identity {
    case .reference: return "if \(item) === \(name)"
    case .id: return "if \(item)?.id == \(name).id"
    case .none: return nil
    }
  }
}

extension Program {
  fileprivate func identity(ofValuesOf parameter: DeclID) -> ContentItem.Identity {
    let type = type(ofDeclared: parameter)
    if let decl = decl(of: type), cursor(of: decl).kind == .classDecl { return .reference }
    let ids = members(named: "id", of: type, from: parameter.file)
    return ids.contains(where: isMadeAnew) ? .none : .id
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
