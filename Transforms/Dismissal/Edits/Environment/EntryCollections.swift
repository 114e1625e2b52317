import SwiftUIModel
import SymbolIndex
import Syntax

/// The files that collect a module's environment entries, the best first. A file that extends
/// `EnvironmentValues` for one entry is about that entry, and a file with other declarations about these.
struct EntryCollections: Sendable {
  let files: [IndexedFile]

  init(in screens: Screens) {
    let plain = screens.extensions(of: "EnvironmentValues").map(\.file)
      .filter { $0.holdsOnlyEntries && !$0.isAboutSomethingElse }
    files =
      plain.filter(\.isNamedForEntries)
      + plain.filter { $0.extendsOnlyValues && 1 < $0.entryCount }
  }
}

extension IndexedFile {
  /// Whether the file only has extensions and keys of the environment.
  fileprivate var holdsOnlyEntries: Bool {
    tree.root.children.allSatisfy { decl in
      switch decl.kind {
      case .importDecl, .extensionDecl, .ifConfigDecl: true
      default: TypeDecl(decl)?.inheritedNames.contains("EnvironmentKey") ?? false
      }
    }
  }

  /// Whether a comment above an extension gives the entries another subject than the environment.
  fileprivate var isAboutSomethingElse: Bool {
    TypeDecl.all(in: tree).filter { $0.name == "EnvironmentValues" }.contains { values in
      guard let first = values.cursor.firstToken else { return false }
      return tree.ownComments(above: first).contains { comment in
        tree.source.string(comment.range).contains(where: \.isLetter)
          && tree.topics(of: comment).map { !$0.haveEnvironment } ?? false
      }
    }
  }

  /// Whether it extends no type beside the environment, so that its entries have no other subject.
  fileprivate var extendsOnlyValues: Bool {
    TypeDecl.all(in: tree).allSatisfy { !$0.isExtension || $0.name == "EnvironmentValues" }
  }

  /// `EnvironmentValues.swift`, `Environment+Keys.swift`
  fileprivate var isNamedForEntries: Bool {
    let file = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    let letters = file.filter(\.isLetter).lowercased()
    return [
      "environment", "environmentkey", "environmentkeys", "environmentvalue", "environmentvalues",
      "environmententries", "environmentextensions", "environmentvaluesextensions",
      "environmentvaluesextension", "environmentextension",
    ].contains(letters)
  }

  fileprivate var entryCount: Int {
    TypeDecl.all(in: tree).filter { $0.isExtension && $0.name == "EnvironmentValues" }
      .flatMap(\.members).count { $0.isEntryMacro || $0.isKeyedEntry }
  }
}
