import Semantics
import SourceText
import SymbolIndex
import Syntax

/// The places in a file that create an instance without the type's name: `.init(…)`,
/// `type(of: view).init(…)`.
struct ImplicitCreation {
  private let type: CreatedType
  private let spellings: TypeSpellings
  private let file: IndexedFile

  init(of type: CreatedType, spelled spellings: TypeSpellings, in file: IndexedFile) {
    self.type = type
    self.spellings = spellings
    self.file = file
  }

  func constructions() -> [TypeUses.Construction] {
    let initializers = file.tree.nodes(ofKind: .memberAccessExpr).filter(mayCreate)
    guard !initializers.isEmpty else { return [] }
    let mentions = mentions
    return initializers.compactMap { initializer in
      let member = file.ancestry.memberOrGlobal(around: initializer)
      guard mentions.contains(where: { member.range.contains($0) }) || isInInheritor(initializer)
      else { return nil }
      return construction(by: initializer)
    }
  }

  /// Whether a member is an initializer whose type the place tells, and its call fits the type.
  private func mayCreate(_ member: SyntaxCursor) -> Bool {
    guard member.mayEndWithInitializer, let view = MemberAccessView(member), view.isInitializer,
      view.base.map(\.isTypeOfValue) ?? true
    else { return false }
    guard let call = file.ancestry.call(of: member).flatMap(FunctionCallView.init) else {
      return true
    }
    return type.initializers.contains {
      $0.parameterIndices(of: call, lookingThroughAliases: true) != nil
    }
  }

  /// The places in the file that name the type, or something that has it.
  private var mentions: [ByteRange] {
    let names = Set(spellings.names + spellings.carriers.flatMap(\.mentions))
    let uses = names.flatMap { file.uses(of: $0) }
    let own = type.parts.filter { $0.cursor.tree === file.tree }.map(\.cursor)
    return uses.map(\.range) + own.flatMap { $0.members.map(\.range) }
  }

  /// The class that names the type in its superclass: `class Host: UIHostingController<Page>`.
  private func inheritor(naming type: SyntaxCursor) -> SyntaxCursor? {
    let outer = file.ancestry.ancestors(of: type).first { $0.kind == .inheritanceClause }
    return outer.flatMap(file.ancestry.parent)
  }

  private func construction(by initializer: SyntaxCursor) -> TypeUses.Construction? {
    let place = file.ancestry.call(of: initializer) ?? initializer
    let isCreated = type.program.ask { program in
      let called = program.reference(of: place)
      guard called == .unknown, let name = MemberAccessView(initializer)?.nameNode else {
        return type.creates(called, program)
      }
      return type.creates(program.reference(of: name), program)
    }
    if let isCreated {
      return isCreated ? TypeUses.Construction(expression: place, obstacle: nil) : nil
    }
    return isGivenToCarrier(place)
      ? TypeUses.Construction(expression: place, obstacle: "created as `.init`") : nil
  }

  /// Whether the superclass of the class around a place names the type.
  private func isInInheritor(_ place: SyntaxCursor) -> Bool {
    let classes = file.ancestry.ancestors(of: place).filter { $0.kind == .classDecl }
    return classes.contains { decl in
      spellings.names.flatMap { file.uses(of: $0) }.contains {
        inheritor(naming: $0)?.range == decl.range
      }
    }
  }

  /// Whether the name of what gets the value is that of something with the type.
  private func isGivenToCarrier(_ place: SyntaxCursor) -> Bool {
    let names = Set(spellings.carriers.flatMap(\.mentions))
    for outer in file.ancestry.ancestors(of: place) {
      switch outer.kind {
      case .functionCallExpr:
        let call = FunctionCallView(outer)
        if call?.member?.base?.textWithoutTrivia == "super" { return isInInheritor(outer) }
        return (call?.member?.name ?? call?.name).map(names.contains) ?? false
      case .sequenceExpr:
        let parts = Array(outer.children)
        guard parts.count == 3, parts[1].kind == .assignmentExpr else { continue }
        return (MemberAccessView(parts[0])?.name ?? parts[0].declaredName).map(names.contains)
          ?? false
      case .functionDecl, .variableDecl:
        return outer.declaredNames.contains { names.contains($0.name) }
      case .memberBlock:
        return false
      default:
        continue
      }
    }
    return false
  }
}

extension SyntaxCursor {
  /// Whether the last token may belong to `.init` or `.init(from:)`: most members need no other look.
  fileprivate var mayEndWithInitializer: Bool {
    lastToken.map { [.initKeyword, .rightParen].contains(tree.tokens[$0.index].kind) } ?? false
  }

  /// Whether the expression is `type(of: …)`.
  fileprivate var isTypeOfValue: Bool {
    guard let call = FunctionCallView(self), call.name == "type" else { return false }
    return call.arguments.first?.label == "of"
  }
}
