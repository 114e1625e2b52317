import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The comments outside a view, in the files that a change edits, that name how the view dismissed itself:
/// `/// NoteView reads \.dismiss.`
struct DistantComments {
  private let view: DismissingView

  /// The names of the states that present it.
  private let states: Set<String>

  init(about view: DismissingView) {
    self.view = view
    let triggers = view.sites.flatMap(\.routes).compactMap { route in
      if case .presentation(let presentation) = route.end { presentation.trigger } else { nil }
    }
    states = Set(
      triggers.compactMap { $0.state.flatMap(StatePath.init) }
        .map { $0.memberNames.last ?? $0.name })
  }

  /// The type or file with the first comment that may no longer be true after the change.
  func placeOfDoubt(in paths: [String], _ context: TransformContext) -> String? {
    for path in paths {
      guard let tree = context.screens.file(at: path)?.tree else { continue }
      lazy var types = TypeDecl.all(in: tree).map { type in
        (type: type, extent: DeclarationExtent(of: type.cursor).range)
      }
      let comments = tree.comments(in: tree.root.range)
      let call = "\(view.name)("
      let found = comments.first { comment in
        if tree.source.holds(call, in: comment.range), tree.isInExample(comment) { return true }
        let text = tree.source.string(comment.range)
        let screens = ScreenComment(comment, in: tree)
        let tellsHow =
          screens.tellsHow(toSet: states)
          || screens.tellsOfFlow && !tree.isInCode(comment.range.start)
        let isAboutDismissal = text.namesDismissal && tree.topics(of: comment) != nil
        let tellsOfView = tree.tells(comment, of: view.name)
        guard tellsHow || tellsOfView || isAboutDismissal else { return false }
        let around = types.filter { $0.extent.contains(comment.range) }.map(\.type)
        // The comments in the view itself are `FalseComments`.
        guard !around.contains(where: isView) else { return false }
        if tellsOfView || tellsHow && !around.contains(where: \.readsDismissal) { return true }
        guard isAboutDismissal, let topics = tree.topics(of: comment) else { return false }
        let namesView = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
          .contains { $0 == view.name }
        return namesView && (topics.haveOwnDismissal || topics.haveEnvironment)
          || !around.contains(where: \.readsDismissal)
      }
      guard let found else { continue }
      return types.last { $0.extent.contains(found.range) }?.type.name ?? path
    }
    return nil
  }

  private func isView(_ type: TypeDecl) -> Bool {
    view.declarations.contains {
      $0.cursor.id == type.cursor.id && $0.cursor.tree.source.path == type.cursor.tree.source.path
    }
  }
}

extension TypeDecl {
  /// Whether it dismisses itself, so that a comment in it is about that.
  fileprivate var readsDismissal: Bool {
    cursor.descendants.contains {
      $0.kind == .keyPathExpr
        && ["\\.dismiss", "\\.presentationMode"].contains($0.textWithoutTrivia)
    }
  }
}

extension SyntaxTree {
  /// Whether a comment says something of a view, rather than to name it: how it is made, what it gets, when it runs.
  fileprivate func tells(_ comment: TriviaPiece, of name: String) -> Bool {
    let text = source.string(comment.range)
    guard text.identifiers.contains(name), !isAloneInBlock(comment) else { return false }
    if ["(", " {", ".body", ".init"].contains(where: { text.contains(name + $0) }) { return true }
    guard let topics = topics(of: comment) else { return false }
    return topics.haveInputs || topics.haveAbsolutes || topics.haveProvidedValue
      || topics.haveCounts && topics.mayClaimMore
  }

  /// Whether a comment is code that was commented out, without a word about it.
  private func isAloneInBlock(_ comment: TriviaPiece) -> Bool {
    isCommentedOut(comment)
      && trivia(before: token(at: comment.range.start)).allSatisfy {
        !$0.isComment || isCommentedOut($0) || !source.string($0.range).contains(where: \.isLetter)
      }
  }

  /// Whether a place is in the code of a function, closure or getter.
  fileprivate func isInCode(_ offset: ByteOffset) -> Bool {
    nodes(around: offset).contains {
      [.codeBlock, .closureExpr, .accessorBlock].contains($0.kind) && $0.range.contains(offset)
    }
  }

  /// Whether the comments between two tokens say how something is used. A call that was commented out alone is no
  /// example.
  fileprivate func isInExample(_ comment: TriviaPiece) -> Bool {
    trivia(before: token(at: comment.range.start)).contains {
      $0.isComment && source.string($0.range).speaksOfUsage
    }
  }
}

extension String {
  /// Whether a comment says how something is used.
  fileprivate var speaksOfUsage: Bool {
    let words = lowercased().runsOfLetters
    return ["add", "example", "instructions", "paste", "snippet", "usage"].contains { word in
      words.contains { $0 == word }
    }
  }

  /// Whether a comment names SwiftUI's dismiss action in a sentence, and not in code that it consists of.
  fileprivate var namesDismissal: Bool {
    guard ["dismiss", "Dismiss", "presentationMode"].contains(where: holds) else { return false }
    let words = split(whereSeparator: \.isWhitespace)
    return 3 < words.count
      && words.contains { word in
        let name = word.split { "`()@,:;.!?\"'".contains($0) }.joined(separator: ".")
        return Self.names.contains(name)
          || isForeign && Self.names.contains { $0 != "DismissAction" && word.contains($0) }
      }
  }

  private static let names: Set = [
    "\\.dismiss", "\\.presentationMode", "DismissAction", "Environment.\\.dismiss",
    "Environment.\\.presentationMode", "presentationMode",
  ]
}
