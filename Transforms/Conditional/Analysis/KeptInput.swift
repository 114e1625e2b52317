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

  /// A class of UIKit or AppKit that a representable shows, and that takes text.
  var textInput: String? {
    ([self] + Array(descendants)).lazy
      .filter { $0.kind == .declReferenceExpr || $0.kind == .identifierType }
      .map(\.textWithoutTrivia).first(where: Self.textInputs.contains)
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

  private static let textInputs: Set<String> = [
    "NSSearchField", "NSTextField", "NSTextView", "UISearchBar", "UITextField", "UITextView",
    "WKWebView", "becomeFirstResponder",
  ]
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
