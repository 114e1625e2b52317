import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The facts about a view that dismisses itself: read once, before a strategy is chosen.
struct DismissalFacts {
  let view: DismissingView
  /// The files that use its property.
  let files: [UsingFile]
  /// Why no strategy fits; nil where one may.
  let obstacle: Obstacle?
  let context: TransformContext
  private let late: Lazy<Bool>

  struct UsingFile {
    let file: IndexedFile
    let uses: [DismissUse]
  }

  init(of view: DismissingView, in context: TransformContext) {
    self.view = view
    self.context = context
    let files = view.uses(in: context)
    self.files = files
    obstacle =
      view.obstacle(in: context) ?? view.obstacle(ofNamesakesBesides: files, in: context)
      ?? view.silentCopy(besides: files)
    late = Lazy { [files] in
      context.once { DelayingStyles(in: context) }.exist
        || files.contains { $0.isDismissedLate(in: context) }
    }
  }

  /// Whether anything uses the property. `remove-unused-dismiss` removes one that nothing uses.
  var isUsed: Bool { files.contains { !$0.uses.isEmpty } }

  /// Whether something gets the action itself, as a `DismissAction`.
  var handsActionOn: Bool { files.contains { $0.uses.contains { $0.kind == .handed } } }

  /// Whether somewhere another view stands between the view and its presenter.
  var isEmbedded: Bool { view.isEmbedded }

  /// Whether every state that presents the view is a flag with a name.
  var isPresentedByFlagsOnly: Bool {
    view.sites.flatMap(\.routes).allSatisfy { route in
      guard case .presentation(let presentation) = route.end else { return true }
      guard case .flag(let state) = presentation.trigger else { return false }
      return !StateExpression(state, in: context).isMade
    }
  }

  /// Whether code makes the binding of such a state anew whenever a view is evaluated, so that it equals no other one.
  var isPresentedByMadeBinding: Bool {
    view.sites.flatMap(\.routes).contains { route in
      guard case .presentation(let presentation) = route.end,
        let state = presentation.trigger.state
      else { return false }
      return StateSources(of: state, in: context).all.contains { source in
        context.program.ask { StatePath(source)?.isStable(in: $0) != true }
      }
    }
  }

  /// Whether callers pass the view closures already.
  var takesClosures: Bool {
    context.program.ask { program in
      view.declarations.flatMap(\.storedProperties).contains {
        $0.takesClosure || program.isClosure($0)
      }
    }
  }

  /// Whether SwiftUI may compare values of the view with its own `==`.
  var isCompared: Bool {
    view.declarations.contains {
      !Set($0.inheritedNames).isDisjoint(with: ["Equatable", "Hashable"])
    }
  }

  /// Whether a call has a trailing closure, and SwiftLint wants no other closure there.
  var mayNotGetSecondClosure: Bool {
    view.sites.map(\.expression).contains { site in
      !context.codeStyles[site.tree.source.path].allowsClosureBeforeTrailing
        && FunctionCallView(site)?.arguments.contains(where: \.isTrailing) == true
    }
  }

  /// Whether only a tap on the view dismisses it, once, so that no other screen covers it at that time.
  var isDismissedByControlsOnly: Bool {
    guard !context.once({ RepeatingButtonStyles(in: context) }).exist,
      !files.contains(where: { file in
        file.uses.contains { context.isInOwnInitializer($0.expression, file.file.ancestry) }
      })
    else { return false }
    return context.program.ask { program in
      files.allSatisfy { file in
        file.uses.allSatisfy { file.file.ancestry.isActionOfControl($0.expression, program) }
      }
    }
  }

  /// Whether the view may dismiss itself after another screen was presented in its place.
  var isDismissedLate: Bool { late.value }

  /// Says what a late dismissal may close; once for all presenters, where one of them closes whatever is
  /// there.
  ///
  /// - Parameter isGuarded: whether the presenter compares the item before it closes it.
  func warnOfLateDismissal(isGuarded: Bool, in edits: inout DismissalEdits) {
    let (guarded, unguarded) = (caveat(isGuarded: true), caveat(isGuarded: false))
    if isGuarded && edits.caveats.contains(unguarded) { return }
    if !isGuarded { edits.remove(guarded) }
    edits.add(isGuarded ? guarded : unguarded)
  }

  private func caveat(isGuarded: Bool) -> String {
    let closed =
      isGuarded ? "the same item if it is presented again" : "what the state presents by then"
    if let caller = unknownCaller {
      return "`\(caller)` is not known; if it calls its closure late, it closes \(closed)"
    }
    return "where `\(view.name)` dismisses itself late, as after an `await`, it closes \(closed)"
  }

  /// The name of what calls closures that dismiss the view, where no more is known of the time than that
  /// another module declares it.
  private var unknownCaller: String? {
    var found: String?
    for file in files {
      let time = DismissalTime(in: context)
      for use in file.uses where time.isLate(use, in: file.file) {
        guard let caller = file.file.unknownCaller(of: use.expression, in: context) else {
          return nil
        }
        found = found ?? caller
      }
    }
    return found
  }

  /// Whether the view can have a new property of a name: its own property has it, or the name means
  /// nothing else in the view, and nothing hides it where the property is used. No protocol may
  /// require the name, since the property would then be what the protocol asks for.
  func isFree(_ name: String) -> Bool {
    context.program.ask { program in
      if view.properties.contains(where: { $0.name == name }) {
        return view.properties.allSatisfy { property in
          !property.isPrivate
            || program.protocols(requiring: name, ofTypeAt: property.type.cursor).isEmpty
        }
      }
      return view.declarations.allSatisfy {
        program.canDeclareMember(name, in: $0.cursor) && !$0.hasInitializer(withParameter: name)
      }
        && !files.contains { file in
          file.uses.contains { use in
            use.isPlain
              && (program.isHidden(name, at: use.expression)
                || file.file.isInValue(ofVariable: name, use.expression))
          }
        }
    }
  }
}

extension DismissalFacts.UsingFile {
  fileprivate func isDismissedLate(in context: TransformContext) -> Bool {
    let time = DismissalTime(in: context)
    return uses.contains { time.isLate($0, in: file) }
  }
}

extension IndexedFile {
  /// Whether a place is part of the value of a local variable, whose name means the variable there already:
  /// `let close = { dismiss() }`.
  fileprivate func isInValue(ofVariable name: String, _ place: SyntaxCursor) -> Bool {
    ancestry.ancestors(of: place).contains { node in
      [.patternBinding, .optionalBindingCondition].contains(node.kind)
        && node.children.first { _ in true }?.textWithoutTrivia == name
    }
  }

  /// The name of a call that gets a closure around a place, or the place itself, and that neither the
  /// repository nor SwiftUI declares; nil where the place follows a wait.
  fileprivate func unknownCaller(
    of place: SyntaxCursor, in context: TransformContext
  ) -> String? {
    guard !followsWait(place) else { return nil }
    for ancestor in ancestry.ancestors(of: place) {
      if ancestor.kind == .functionDecl { return nil }
      guard let call = FunctionCallView(ancestor), call.callee?.contains(place) == false,
        let name = call.name, name.first?.isUppercase == true
      else { continue }
      return context.program.ask { program in
        program.meaning(of: name, at: call.cursor) == .nothing && SwiftUINames[name].isEmpty
      } ? name : nil
    }
    return nil
  }
}

extension Program {
  /// Whether the value of a property is a closure, also by another name of its type.
  fileprivate func isClosure(_ property: StoredProperty) -> Bool {
    guard let written = property.type else { return false }
    let type = type(written: written)
    switch type {
    case .function: return true
    case .nominal(_, let arguments):
      guard knownName(of: type) == "Optional" else { return false }
      if case .function = arguments.first { return true }
      return false
    default: return false
    }
  }
}

extension TypeDecl {
  /// Whether an initializer has a parameter of a name already.
  fileprivate func hasInitializer(withParameter name: String) -> Bool {
    members.compactMap(InitializerDeclView.init).contains { initializer in
      initializer.parameters.contains { $0.name == name || $0.label == name }
    }
  }
}

extension DismissingView {
  /// Whether somewhere another view stands between the view and its presenter.
  var isEmbedded: Bool {
    sites.contains { $0.routes.contains { !$0.isDirect && !$0.isPreview } }
  }

  /// Whether a state is known to present it at each of its sites, previews aside.
  var isPresentedByStatesOnly: Bool {
    let ends = sites.flatMap(\.routes).filter { !$0.isPreview }.map(\.end)
    return !ends.isEmpty && unreadFiles.isEmpty
      && ends.allSatisfy { end in
        guard case .presentation(let presentation) = end else { return false }
        switch presentation.trigger {
        case .flag, .item, .path: return true
        case .none, .hosting: return false
        }
      }
  }

  /// The uses of the properties, by file.
  fileprivate func uses(in context: TransformContext) -> [DismissalFacts.UsingFile] {
    let named = Dictionary(grouping: properties, by: \.name).values
    let found = named.flatMap { properties in
      context.uses(
        of: properties.compactMap(\.pattern), arePrivate: properties.allSatisfy(\.isPrivate))
    }
    let files = context.program.ask { program in
      found.map { file, uses in
        DismissalFacts.UsingFile(
          file: file, uses: uses.compactMap { DismissUse($0, of: properties, in: file, program) })
      }
    }
    return Dictionary(grouping: files, by: \.file.path).sorted { $0.key < $1.key }.map { _, same in
      DismissalFacts.UsingFile(file: same[0].file, uses: same.flatMap(\.uses))
    }
  }

  /// A method of the property's name, where it is not known which of the two is meant.
  fileprivate func obstacle(
    ofNamesakesBesides files: [DismissalFacts.UsingFile], in context: TransformContext
  ) -> Obstacle? {
    let uses = files.flatMap { file in file.uses.map { (file.file.path, $0.nameToken) } }
    return Set(properties.map(\.name)).sorted().lazy.compactMap { name in
      Namesakes(of: name, in: self, context).obstacle { mention in
        uses.contains { $0.0 == mention.tree.source.path && $0.1 == mention.lastToken }
      }
    }.first { _ in true }
  }

  /// Why no strategy fits.
  fileprivate func obstacle(in context: TransformContext) -> Obstacle? {
    if properties.contains(where: { $0.type.cursor.kind != .structDecl }) {
      return Obstacle(
        .notAStructure, "`\(name)` is not a structure, so the uses of its property are unknown")
    }
    if let copy = otherDeclarations(in: context).first {
      return Obstacle(
        .ambiguousView,
        "another `\(name)`, which does not dismiss itself, is declared in \(copy.cursor.lineInFile)"
      )
    }
    // What no target compiles can break nothing, and is for a reviewer to know.
    if let file = unreadFiles.first(where: { $0.cause != .notBuilt }) {
      return Obstacle(file, mayUse: name)
    }
    if sites.isEmpty { return Obstacle(.deadDismiss, "nothing creates `\(name)`") }
    if sites.allSatisfy({
      $0.routes.allSatisfy(\.isPreview) || context.isPreviewOrTest($0.expression)
    }) {
      return previewedContainer(in: context) ?? unmadeController(in: context)
        ?? Obstacle(.deadDismiss, "only previews and tests show `\(name)`")
    }
    return nil
  }
}

extension DismissingView {
  /// The types of the view's name that do not dismiss themselves. A file that no target compiles declares none
  /// for one that a target compiles.
  private func otherDeclarations(in context: TransformContext) -> [TypeDecl] {
    let isCompiled = properties.contains { context.isCompiled($0.cursor) }
    return declarations.filter { copy in
      !copy.isExtension
        && !properties.contains {
          $0.type.cursor.id == copy.cursor.id && $0.cursor.tree === copy.cursor.tree
        }
        && !(isCompiled && !context.isCompiled(copy.cursor))
    }
  }
}

extension DismissingView {
  /// The view is only shown by a class that nothing makes an instance of.
  private func unmadeController(in context: TransformContext) -> Obstacle? {
    let places = sites.map(\.expression).filter { !context.isPreviewOrTest($0) }
    let classes = places.compactMap { place -> TypeDecl? in
      let ancestry = context.file(at: place.tree.source.path)?.ancestry
      return ancestry.flatMap { TypeDecl.enclosing(place, ancestry: $0) }
    }.filter { $0.cursor.kind == .classDecl }
    return classes.first.map {
      Obstacle(
        .deadDismiss, "only `\($0.name)` shows `\(name)`, and nothing creates that", at: $0.cursor)
    }
  }
}

extension TransformContext {
  /// Whether a place belongs to a preview or a test.
  func isPreviewOrTest(_ place: SyntaxCursor) -> Bool {
    file(at: place.tree.source.path)?.isPreviewOrTest(place) == true
  }

  /// Whether some target compiles a place, as far as is known.
  fileprivate func isCompiled(_ place: SyntaxCursor) -> Bool {
    let targets = buildTargets[place.tree.source.path]
    return targets.isEmpty || targets.contains { 0 <= $0 }
  }
}

extension Route {
  var isPreview: Bool { if case .preview = end { true } else { false } }
}
