import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// How an environment entry is declared.
enum EntryForm: Hashable, Sendable {
  /// `@Entry var dismissAction: () -> Void = {}`, since Xcode 16.
  case macro
  /// A computed property that reads an `EnvironmentKey`.
  case key
}

extension TransformContext {
  /// The form in which the repository declares its entries. Where it has none, the macro needs
  /// evidence of Xcode 16: without it, the code might not compile any more.
  func entryForm(for path: String) -> EntryForm {
    let own = screens.extensions(of: "EnvironmentValues").flatMap { $0.decl.members }
    if own.contains(where: \.isEntryMacro) { return .macro }
    // A type of this name hides the macro.
    if !index.files(declaring: "Entry").isEmpty { return .key }
    if own.contains(where: \.isKeyedEntry) { return .key }
    return isForXcode16(path) ? .macro : .key
  }

  /// Whether the code can only be built with Xcode 16 or later: its oldest releases came out with
  /// it, it uses what came with Swift 6, or its project files say so.
  private func isForXcode16(_ path: String) -> Bool {
    let first = Availability(iOS: 18)
    let isNew = deploymentTargets(for: path).targets.contains { target in
      first[target.platform].map { !(target.release < $0) } ?? false
    }
    return isNew || isBuiltWithXcode16
      || files(mentioning: "Previewable").contains(where: \.usesPreviewable)
      || files(mentioning: "Testing").contains(where: \.importsTesting)
  }
}

extension SyntaxCursor {
  /// `@Entry var isCompact = false`
  var isEntryMacro: Bool { kind == .variableDecl && children.contains { $0.isAttribute("Entry") } }

  /// Whether a member of `EnvironmentValues` is a property that reads and writes a key.
  var isKeyedEntry: Bool {
    guard kind == .variableDecl, let body = child(.patternBinding)?.child(.accessorBlock) else {
      return false
    }
    return body.descendants.contains { node in
      guard node.kind == .subscriptCallExpr else { return false }
      return node.children.first { _ in true }?.text == "self"
    }
  }

  fileprivate func isAttribute(_ name: String) -> Bool {
    kind == .attribute && textWithoutTrivia == "@" + name
  }
}

extension IndexedFile {
  fileprivate var usesPreviewable: Bool {
    tree.nodes(ofKind: .attribute).contains { $0.isAttribute("Previewable") }
  }

  /// Swift Testing came with Xcode 16.
  fileprivate var importsTesting: Bool {
    tree.nodes(ofKind: .importDecl).contains { $0.textWithoutTrivia == "importTesting" }
  }
}
