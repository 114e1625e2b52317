import Semantics
import SwiftUIModel
import Syntax
import TransformKit

/// Views that people may go on using although they are transparent.
extension SyntaxCursor {
  /// A view or modifier by which code takes text or keys.
  func input() -> String? {
    calledNames.first(where: Self.inputs.contains)
  }

  /// A view that a list follows or expands when its row is tapped.
  func rowControl(in context: TransformContext) -> String? {
    let names = calledNames
    if let name = names.first(where: Self.rowControls.contains) { return name }
    return names.contains("Picker") && context.pushesPickers ? "Picker" : nil
  }

  /// A view or modifier of a known module that people may use, or that is not known to be only shown.
  func activeName(in context: TransformContext) -> String? {
    let calls = ([self] + Array(descendants)).compactMap(FunctionCallView.init)
    return context.program.ask { program in
      calls.first { call in
        guard let name = call.nameNode?.declaredName, !SwiftUINames.isPassive(name) else {
          return false
        }
        return program.isKnownPart(call) || program.isAlias(name: call.nameNode)
      }?.nameNode?.declaredName
    }
  }

  private var calledNames: [String] {
    ([self] + Array(descendants)).compactMap { FunctionCallView($0)?.nameNode?.declaredName }
  }

  private static let inputs: Set<String> = [
    "SecureField", "TextEditor", "TextField", "focusable", "focused",
    "keyboardShortcut", "onKeyPress", "searchable",
  ]

  private static let rowControls: Set<String> = [
    "DisclosureGroup", "NavigationLink", "OutlineGroup", "ShareLink",
  ]
}

extension Program {
  /// Whether a name is another one for a type of a known module, which may be a control.
  fileprivate func isAlias(name: SyntaxCursor?) -> Bool {
    guard let name else { return false }
    return reference(of: name).decls.contains { decl in
      guard cursor(of: decl).kind == .typeAliasDecl else { return false }
      if case .metatype(.nominal(let type, _)) = type(ofDeclared: decl) {
        return knownModule(of: type) != nil
      }
      return true
    }
  }
}

extension TransformContext {
  /// Whether code of the repository has pickers push their options.
  fileprivate var pushesPickers: Bool {
    files(mentioning: "pickerStyle").contains { file in
      file.uses(of: "pickerStyle").contains { name in
        file.ancestry.ancestors(of: name).prefix(2).compactMap(FunctionCallView.init).contains {
          $0.arguments.contains { $0.value.text.lowercased().contains("navigationlink") }
        }
      }
    }
  }
}
