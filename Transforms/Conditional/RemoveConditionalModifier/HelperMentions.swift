import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The mentions of a conditional modifier in other files, without those that certainly mean something else: a variable
/// of its name, or a function that takes other arguments.
struct HelperMentions {
  private let function: FunctionDeclView
  private let signature: InitializerSignature
  private let context: TransformContext

  init(of function: FunctionDeclView, in context: TransformContext) {
    self.function = function
    self.context = context
    signature = InitializerSignature(of: function.parameters)
  }

  /// The first place in the file of a mention that may use the modifier; nil if none does.
  func use(_ mention: Mention) -> Mention? {
    guard mention.line != nil, let file = context.file(at: mention.path), !isRequired(in: file),
      let first = file.tree.mentions(of: mention.name).first(where: { _ in true })
    else { return mention }
    let uses = file.uses(of: mention.name).filter { $0.kind == .declReferenceExpr }
    guard let use = uses.first(where: { mayUse($0, in: file) }), let token = use.firstToken else {
      return nil
    }
    // The line of the first one is known as it is on disk, where other changes precede it.
    return token == first ? mention : file.tree.mention(of: mention.name, at: token)
  }

  private func mayUse(_ name: SyntaxCursor, in file: IndexedFile) -> Bool {
    let use = DeclarationUses.Use(name: name, ancestry: file.ancestry)
    if let call = use.call.flatMap(FunctionCallView.init),
      signature.parameterIndices(of: call, lookingThroughAliases: true) == nil
    {
      return false
    }
    return DeclarationUses(in: context).isUse(use, of: function.cursor)
  }

  /// Whether a protocol of the file requires a function of the name.
  private func isRequired(in file: IndexedFile) -> Bool {
    file.tree.nodes(ofKind: .protocolDecl).contains { type in
      type.members.contains { FunctionDeclView($0)?.name == function.name }
    }
  }
}
