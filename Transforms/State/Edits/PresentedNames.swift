import Semantics
import SymbolIndex
import Syntax
import TransformKit

/// The names that a merged presentation declares in the type.
struct PresentedNames {
  let type: String
  let state: String
  let parameter: String
  /// The function that makes a binding for one case.
  let bindingMaker: String

  /// - Parameter ordinal: how many groups of the same kind get the first of the free names.
  /// - Throws: why no name is free.
  init(
    for group: PresentationGroup, in type: TypeDecl, files: [IndexedFile], skipping ordinal: Int,
    _ context: TransformContext
  ) throws(Obstacle) {
    let places = group.flags.flatMap { flag in
      [flag.presentation.call.cursor] + flag.uses.map(\.node)
    }
    func free(_ candidates: [String]) throws(Obstacle) -> String {
      let name = candidates.dropFirst(ordinal).first { name in
        !files.contains { $0.mentions(name) }
          && context.program.ask { program in
            program.canDeclareMember(name, in: type.cursor)
              && !places.contains { program.isHidden(name, at: $0) }
          }
      }
      guard let name else {
        throw Obstacle(
          .flagUsedOtherwise, "`\(type.name)` has other uses for the name `\(candidates[0])`",
          at: type.cursor)
      }
      return name
    }
    self.type = try free(group.kind.typeNames(in: type.name))
    state = try free(group.kind.stateNames)
    bindingMaker = try free(group.kind.bindingNames)
    let contents = group.flags.compactMap { $0.presentation.content?.cursor }
    parameter =
      group.kind.parameterNames.first { name in
        !contents.contains { $0.mentions(oneOf: [name]) }
      } ?? state
  }
}

extension IndexedFile {
  /// Whether the file uses or declares a name.
  func mentions(_ name: String) -> Bool {
    !uses(of: name).isEmpty
      || tree.nodes(ofKind: .identifierPattern).contains { $0.textWithoutTrivia == name }
      || TypeDecl.all(in: tree).contains { $0.name == name }
      || tree.nodes(ofKind: .genericParameter).contains {
        $0.firstToken.map(tree.name(of:)) == name
      }
  }
}
