import SymbolIndex
import Syntax
import TransformKit

// `// MARK: - Private`, `// MARK: - State`: what callers pass does not belong there.

/// The members of a type below a `MARK`, up to the next one; or those above the first one. A comment such as
/// `// Internal.` heads the members up to the next blank line.
struct MemberSection {
  let title: String?
  /// Whether the title is a plain comment.
  private(set) var isPlain = false
  private(set) var members: [SyntaxCursor]

  /// - Parameter old: the properties that leave the type, whose comments head nothing else.
  static func all(of type: TypeDecl, without old: [SyntaxCursor] = []) -> [MemberSection] {
    var sections: [MemberSection] = []
    for member in type.cursor.child(.memberBlock)?.children.map(\.self) ?? [] {
      let isOld = old.contains { $0.id == member.id }
      if let title = SectionHeading.title(above: member) ?? Banner(above: member)?.title {
        sections.append(MemberSection(title: title, members: [member]))
      } else if !isOld, let title = plainTitle(above: member) {
        sections.append(MemberSection(title: title, isPlain: true, members: [member]))
      } else if let last = sections.last, !last.isPlain || !member.followsBlankLine {
        sections[sections.count - 1].members.append(member)
      } else {
        let title = sections.last { !$0.isPlain }?.title
        sections.append(MemberSection(title: title, members: [member]))
      }
    }
    return sections
  }

  /// A comment of a few words that say no more than what kind of members follow.
  private static func plainTitle(above member: SyntaxCursor) -> String? {
    let tree = member.tree
    let above = member.firstToken.map { tree.ownComments(above: $0) } ?? []
    let comments = above.filter { tree.source.string($0.range).contains(where: \.isLetter) }
    guard comments.count == 1, !comments[0].isDocumentation else { return nil }
    let title = tree.source.string(comments[0].range)
    let section = MemberSection(title: title, isPlain: true, members: [member])
    return section.isOwn(forPrivate: false) ? title : nil
  }

  func contains(_ node: SyntaxCursor) -> Bool {
    members.contains { $0.range.contains(node.range) }
  }

  /// Whether the title speaks of what a view owns or reads itself.
  ///
  /// - Parameter isPrivate: whether the property is private; then it may be among private members.
  func isOwn(forPrivate isPrivate: Bool) -> Bool {
    let words = words
    var own = isPrivate ? Self.ownWords : Self.ownWords.union(["private", "fileprivate"])
    if isPlain { own.insert("internal") }
    return !words.isEmpty && words.isSubset(of: own)
  }

  /// Whether the title speaks of what others can see or pass.
  var isOfCallers: Bool {
    let all = allWords
    return !isPlain && !all.isEmpty && all.isSubset(of: Self.callersWords.union(Self.otherWords))
  }

  /// Whether the title only speaks of data, which may all belong to the view.
  var isOfData: Bool { words.isSubset(of: ["data", "stored"]) }

  /// Whether it has stored properties, or is about access and has the body.
  func isForProperties(of type: TypeDecl) -> Bool {
    type.storedProperties.contains { contains($0.decl) }
      || !allWords.isDisjoint(with: ["internal", "public"])
        && members.contains { $0.child(.patternBinding)?.patternName == "body" }
  }

  /// Whether the title only speaks of what the view depends on, whatever passes it.
  var isOfDependencies: Bool {
    !words.isEmpty && words.isSubset(of: ["dependency", "dependencies"])
  }

  /// Whether the title says that bindings belong there.
  var isOfBindings: Bool { !allWords.isDisjoint(with: ["binding", "bindings"]) }

  private var words: Set<String> { allWords.subtracting(Self.otherWords) }

  private var allWords: Set<String> {
    Set((title ?? "").lowercased().split { !$0.isLetter }.map(String.init))
  }

  private static let ownWords: Set<String> = [
    "environment", "environments", "environmentobject", "environmentobjects", "state", "states",
    "stateobject", "stateobjects", "local", "computed", "focus",
  ]

  private static let callersWords: Set<String> = [
    "binding", "bindings", "input", "inputs", "parameter", "parameters", "argument", "arguments",
    "dependency", "dependencies", "public", "internal", "interface", "api", "props", "stored",
    "data", "callback", "callbacks", "closure", "closures", "action", "actions", "handler",
    "handlers",
    "configuration", "config", "navigation", "presentation",
  ]

  /// Words that say neither.
  private static let otherWords: Set<String> = [
    "and", "swiftui", "ui", "view", "value", "values", "var", "vars", "variable", "variables",
    "property", "properties", "object", "objects", "wrapper", "wrappers", "member", "members",
    "method", "methods", "function", "functions", "helper", "helpers",
  ]
}

extension TypeCopy {
  /// Where the new property goes if it may not stay in the section of the old one, or of the first
  /// property where there is no old one; nil if it may.
  ///
  /// - Parameter isPrivate: whether the new property is private.
  func placeInOtherSection(
    of property: PassedProperty, isPrivate: Bool
  ) -> PropertyPlace? {
    let sections = MemberSection.all(of: type, without: old)
    if let binding = lastBinding(headedIn: sections, besides: property) { return .after(binding) }
    guard property.mayMove, let origin = old.first ?? type.storedProperties.first?.decl,
      let own = sections.first(where: { $0.contains(origin) }),
      old.allSatisfy({ own.contains($0) }), own.isOwn(forPrivate: isPrivate)
    else { return nil }
    let passed = type.storedProperties.filter { $0.isPassed && !isOld($0) }
    guard !passed.contains(where: { own.contains($0.decl) }) else { return nil }
    // A section about one thing, such as `// MARK: - Edited Note`, has no place for another.
    let elsewhere = passed.filter { other in
      sections.contains { $0.contains(other.decl) && ($0.title == nil || $0.isOfCallers) }
    }
    if let place = place(of: property, beside: elsewhere) { return place }
    let open = sections.first { $0.isOfCallers && $0.isForProperties(of: type) && !$0.isOfData }
    guard let first = open?.members.first(where: { !$0.kind.isType }),
      first.kind != .ifConfigDecl
    else {
      // There is no line above a member beside the brace.
      let startsLine = sections.first?.members.first?.firstToken.map {
        type.cursor.tree.tokens[$0.index].flags.contains(.startsLine)
      }
      return startsLine == true ? .atTop : nil
    }
    return .beforeMember(first)
  }

  /// The last binding below a heading that names bindings, where the old property is alone below one that names
  /// dependencies.
  private func lastBinding(
    headedIn sections: [MemberSection], besides property: PassedProperty
  ) -> StoredProperty? {
    guard property.mayMove, property.attribute != nil,
      let own = sections.first(where: { section in old.contains { section.contains($0) } }),
      own.isOfDependencies,
      own.members.allSatisfy({ member in old.contains { $0.id == member.id } })
    else { return nil }
    return type.storedProperties.last { other in
      !isOld(other) && !other.isConditional && other.wrappers.contains { $0.name == "Binding" }
        && sections.contains { $0.isOfBindings && $0.contains(other.decl) }
    }
  }

  /// The place beside others that callers pass: a binding follows bindings, and all precede closures.
  private func place(
    of property: PassedProperty, beside others: [StoredProperty]
  ) -> PropertyPlace? {
    let bindings = others.filter { $0.wrappers.contains { $0.name == "Binding" } }
    if property.attribute != nil, let last = bindings.last { return .after(last) }
    return others.last { !$0.takesClosure }.map { .after($0) } ?? others.first.map { .before($0) }
  }

  /// Where a property goes that no memberwise initializer takes.
  func place(of property: PassedProperty, isPrivate: Bool) -> PropertyPlace {
    if let place = placeInOtherSection(of: property, isPrivate: isPrivate) { return place }
    guard old.isEmpty, property.followsData else { return .ofOld }
    return type.storedProperties.last { $0.isPassed }.map { .after($0) } ?? .ofOld
  }
}

extension SyntaxCursor {
  fileprivate var followsBlankLine: Bool {
    guard let firstToken else { return false }
    let space = tree.leadingTrivia(of: firstToken).prefix { !$0.isComment }
    return 1 < space.count { $0.kind == .lineEnd }
  }
}

extension SyntaxKind {
  fileprivate var isType: Bool {
    [.structDecl, .enumDecl, .classDecl, .actorDecl, .typeAliasDecl].contains(self)
  }
}

extension StoredProperty {
  /// Whether callers pass its value, or may: `let title: String`, `@Binding var text: String`.
  fileprivate var isPassed: Bool {
    guard !isConditional else { return false }
    let names = Set(wrappers.map(\.name))
    if names.isSubset(of: ["Binding", "Bindable", "ObservedObject", "ViewBuilder"]) {
      return !hasValue || !isLet && !isPrivate && wrappers.isEmpty
    }
    // `@State var habit: Habit` needs an initial value of its callers.
    let isState = names.isSubset(of: ["State", "StateObject"])
    return isState && !hasValue && !isPrivate && !isOptional
  }
}
