import Semantics
import SymbolIndex
import Syntax

extension Presentation {
  /// A call of a modifier or initializer without a declaration in sight that looks like one which presents its
  /// content: `drawer(isPresented: $isOpen) { … }`, `item: $item`, or a Boolean binding without a label.
  ///
  /// - Parameters:
  ///   - argument: the closure that contains the view.
  ///   - name: the name of what is called.
  init?(
    presuming argument: FunctionCallView.Argument, in call: FunctionCallView, named name: String,
    _ facts: DeclarationFacts
  ) {
    guard argument.value.kind == .closureExpr, !ContentRole.isAction(argument.label),
      !name.isEmpty, facts.mentions.files(declaringFunction: name).isEmpty,
      facts.index.declarations(named: name).isEmpty
    else { return nil }
    let others = call.arguments.filter { other in
      !other.isTrailing && ["isPresented", "item", nil].contains(other.label)
    }
    guard !others.isEmpty else { return nil }
    let trigger = facts.program.ask { program -> Trigger? in
      guard program.importsUnknownModule(at: call.cursor),
        call.nameNode.map({ program.reference(of: $0).decls.isEmpty }) == true
      else { return nil }
      for other in others {
        switch other.label {
        case "isPresented", nil:
          if program.isBooleanBinding(other.value) { return .flag(other.value) }
        case "item":
          if program.isOptionalBinding(other.value) { return .item(other.value) }
        default: continue
        }
      }
      return nil
    }
    guard let trigger else { return nil }
    self.init(kind: .presumed, trigger: trigger, call: call.cursor, content: argument.value)
  }
}
