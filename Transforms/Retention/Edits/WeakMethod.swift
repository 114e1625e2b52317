import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// Lets a closure call a method of an object that it captures weakly, in the place of the method itself:
/// `{ [weak self] in self?.select($0) }`.
enum WeakMethod {
  static func outcome(of method: StoredMethod, in file: ParsedFile) -> Outcome {
    let owner = method.owner.name
    let name = method.function.name
    let place = method.value.range
    let subject = "`\(owner)` keeps `\(name)` \(method.keeper), and with it itself"
    guard !method.isLocal else {
      return .declined(
        Decline(
          .retainCycle, "\(subject); it is a local function that captures `self`", at: place.start))
    }
    guard !method.isOverloaded else {
      return .declined(
        Decline(.retainCycle, "\(subject); several methods have this name", at: place.start))
    }
    guard let call = method.function.call, let edits = edits(for: method.value, calling: call)
    else {
      return .declined(
        Decline(
          .retainCycle, "\(subject); no closure with a weak capture can take its place",
          at: place.start))
    }
    let title =
      "Capture `self` weakly to call `\(name)`, which `\(owner)` keeps \(method.keeper); once the "
      + "object is released, nothing is called"
    return .change(
      Change(
        title, safety: .review, at: place.start, in: file, edits: edits))
  }

  /// The edits that make a closure of a name; nil where a comment in it would be lost.
  private static func edits(for value: SyntaxCursor, calling call: String) -> [Edit]? {
    let tree = value.tree
    if tree.comments(in: value.range).isEmpty {
      return [.replace(value.range, with: "{ [weak self] in self?.\(call) }")]
    }
    let member = MemberAccessView(value)
    guard let object = member?.base, let name = member?.nameNode,
      tree.comments(in: name.range).isEmpty
    else { return nil }
    return [
      .insert("{ [weak self] in ", at: value.range.start), .insert("?", at: object.range.end),
      .replaceAlone(name.range, with: "\(call) }"),
    ]
  }
}

extension FunctionDeclView {
  /// A call with the arguments of a closure; nil where the function is asynchronous, may throw or returns something.
  fileprivate var call: String? {
    let isPlain =
      cursor.child(.functionSignature)?.children.allSatisfy { part in
        part.kind == .functionParameterClause
          || ["->Void", "->()"].contains(part.textWithoutTrivia)
      } ?? false
    let isGeneric = cursor.child(.genericParameterClause) != nil
    guard isPlain, !isGeneric,
      parameters.allSatisfy({ parameter in
        parameter.cursor.token(.ellipsis) == nil
          && parameter.type?.text.hasPrefix("inout ") == false
      })
    else { return nil }
    let arguments = parameters.enumerated().map { index, parameter in
      (parameter.label.map { "\($0): " } ?? "") + "$\(index)"
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }
}
