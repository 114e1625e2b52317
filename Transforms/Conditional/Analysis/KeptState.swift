import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What a kept view remembers: so far, it began anew whenever the condition changed.
///
/// Often that is what the change is for. But where what the view shows changes along with the condition, people
/// would find the answer to one question under the next. What belongs to what is not asked; a state is enough.
extension KeptContent {
  /// A state of a view of the repository.
  func stateCaveat(of type: DeclID) -> String? {
    guard target == nil, isRebuilt else { return nil }
    return context.program.ask { program in
      guard let decl = TypeDecl(program.cursor(of: type)),
        let state = decl.storedProperties.first(where: program.keepsState)
      else { return nil }
      return stateCaveat(decl.name, "its state `\(state.name)`")
    }
  }

  /// What a view or modifier of SwiftUI remembers: a position, a text that is edited, what is open.
  func stateCaveat(ofSystemCalledBy call: FunctionCallView) -> String? {
    guard target == nil, isRebuilt else { return nil }
    return context.program.ask { program in
      let types = program.typeDecls(calledBy: call.cursor)
      let isOwn = types.contains { program.knownModule(of: $0) == nil }
      let names = types.map(program.name) + [call.nameNode?.declaredName].compactMap(\.self)
      guard !isOwn, let name = names.first(where: { SwiftUINames.state(of: $0) != nil }),
        let state = SwiftUINames.state(of: name),
        program.mayBeKnown(call) || !types.isEmpty
      else { return nil }
      return stateCaveat(name, state)
    }
  }

  private func stateCaveat(_ name: String, _ state: String) -> String {
    "after the change, `\(name)` keeps \(state) when \(trigger) changes, instead of starting anew"
  }
}

extension Program {
  /// Whether a property keeps its value while its view lives: any wrapper that is not known to take the value from
  /// elsewhere may contain a state.
  func keepsState(_ property: StoredProperty) -> Bool {
    property.wrappers.contains { wrapper in
      guard !Self.stateless.contains(wrapper.name) else { return false }
      guard
        let written = wrapper.attribute.children.first(where: {
          $0.kind == .identifierType || $0.kind == .memberType
        }), case .nominal(let decl, _) = type(written: written), knownModule(of: decl) == nil
      else { return true }
      return conforms(typeAt: cursor(of: decl), to: "DynamicProperty", of: "SwiftUI") != false
    }
  }

  /// The wrappers whose value is kept elsewhere, and attributes that are no wrappers.
  private static let stateless: Set = [
    "AppStorage", "Bindable", "Binding", "Environment", "EnvironmentObject", "Namespace",
    "NSApplicationDelegateAdaptor", "ObservedObject", "Query", "ScaledMetric", "Sendable",
    "UIApplicationDelegateAdaptor",
  ]
}
