import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A new state of a view that drives what the view pushes, so that the pushed view can be
/// dismissed.
struct PushedState {
  let name: String
  let edits: [Edit]
  /// The destination, where it moves out of its link.
  let move: ContentMove?
  /// The destination of a link that becomes a button.
  private var destination: PushedDestination?
  private let type: TypeDecl
  private let kind: Kind
  /// Whether it is the state of another link to the same destination.
  private var isShared = false
  /// What a link with a state has to say of its deprecation.
  private var deprecation = ""
  /// Whether the state has a copy of the element, which code may change in its row.
  private var keepsCopy = false

  private enum Kind {
    /// Whether a link is active.
    case flag
    /// The element whose link is active.
    case item(type: String, value: String?)
    /// The path of a stack.
    case path
  }

  /// - Parameters:
  ///   - presentation: a link without a state, or a destination on a stack without a path.
  ///   - view: the name of the pushed view.
  ///   - others: the other states that the change adds.
  init(
    for presentation: Presentation, pushing view: String, in file: IndexedFile,
    context: TransformContext, besides others: [PushedState]
  ) throws(Obstacle) {
    let pushing: [Edit]
    let site: PushSite
    if case .navigationDestination = presentation.kind {
      let stack = try PushedStack(around: presentation.call, in: file, context)
      site = try PushSite(of: stack.call.cursor, in: file, context)
      guard site.row == nil else {
        throw Obstacle(
          .stackWithoutPath,
          "the `NavigationStack` may appear several times, so one `path` cannot control it",
          at: presentation.call)
      }
      kind = .path
      name = try site.freeName("path", besides: others, context)
      pushing = stack.edits(adding: "path: $\(name)")
      move = nil
    } else {
      let link = try PushedLink(presentation)
      site = try PushSite(of: presentation.call, in: file, context)
      let tag = try site.tag(at: presentation.call, in: file, context)
      let candidate =
        tag.map { "presented" + ($0.element.name ?? view.withoutRole) }
        ?? "is\(view.withoutRole)Presented"
      let destination = Result { () throws(Obstacle) in
        let destination = try PushedDestination(of: link, site.row, in: file, context)
        try tag?.checkForDestination()
        return destination
      }
      try link.checkContent(besides: destination.failure, in: context)
      let same = others.first { destination.success.map($0.shows) ?? false }
      if let same {
        name = same.name
      } else {
        let other = tag == nil ? link.titleName.map { "is\($0)Presented" } : nil
        name = try site.freeName(candidate, or: other, besides: others, context)
      }
      switch destination {
      case .success(let destination):
        kind = tag.map { .item(type: $0.element.type, value: $0.elementName) } ?? .flag
        (pushing, move) =
          if same == nil {
            try destination.edits(for: name)
          } else {
            try destination.edits(sharing: name)
          }
        self.destination = destination
        keepsCopy = tag?.element.mayChange ?? false
        isShared = same != nil
      case .failure(let obstacle):
        try link.checkForState(besides: obstacle, in: context)
        let selection = try tag?.selection(name)
        kind = selection.map { .item(type: $0.type, value: $0.value) } ?? .flag
        let value = tag == nil ? "false" : "nil"
        pushing = link.edits(
          adding: selection?.arguments ?? "isActive: $\(name)",
          besides: "dismiss: { \(name) = \(value) }, ",
          within: context.codeStyles.lineLength(in: file.tree.source))
        move = nil
        deprecation = Self.deprecation(where: context.deploymentTargets(for: file.path))
      }
    }
    type = site.type
    let declaration = Self.declaration(of: name, kind)
    edits =
      try pushing + (isShared ? [] : PropertyInsertion(type: type).edits(addingState: declaration))
  }

  /// The view that declares the destination of a link that becomes a button.
  var holder: SyntaxCursor? { destination?.holder }

  /// Whether another link leads to the destination that the state drives.
  private func shows(_ other: PushedDestination) -> Bool { destination?.isSame(as: other) ?? false }

  private static func declaration(of name: String, _ kind: Kind) -> String {
    switch kind {
    case .flag: "@State private var \(name) = false"
    case .item(let type, _): "@State private var \(name): \(type)?"
    case .path: "@State private var \(name) = NavigationPath()"
    }
  }

  /// What a reviewer has to know.
  var caveat: String {
    if case .path = kind {
      return "the `NavigationStack` gets a `path`, and the view removes the last element of it"
    }
    guard move == nil else {
      return "the `NavigationLink` becomes a button that sets a new `@State` property"
        + (keepsCopy ? ", a copy of the element" : "")
    }
    return "a new `@State` property activates the `NavigationLink`" + deprecation
  }

  private static func deprecation(where targets: DeploymentTargets) -> String {
    let text = ", which is deprecated since iOS 16"
    if targets.targets.isEmpty { return text + ", and no deployment target is known" }
    return targets.allow(Availability(iOS: 16)) ? text : ""
  }

  /// The statement that dismisses what was pushed.
  var removal: String {
    switch kind {
    case .flag: "\(name) = false"
    case .item: "\(name) = nil"
    case .path: "if !\(name).isEmpty { \(name).removeLast() }"
    }
  }

  /// `if presentedBook == book.id`, which asks whether the row of a loop is the one that was pushed.
  var condition: String? {
    if case .item(_, let value?) = kind { "if \(name) == \(value)" } else { nil }
  }

  /// The binding that says whether the view is pushed; nil for a path. A binding over an item needs
  /// a helper, unless it is created in place.
  func binding(isInline: Bool) -> (text: String, needsHelper: Bool)? {
    switch kind {
    case .flag: ("$\(name)", false)
    case .item where isInline:
      ("Binding(get: { \(name) != nil }, set: { if !$0 { \(name) = nil } })", false)
    case .item: (".isPresent($\(name))", true)
    case .path: nil
    }
  }
}

extension PushSite {
  /// What identifies the links of a loop; nil where there is only one.
  fileprivate func tag(
    at link: SyntaxCursor, in file: IndexedFile, _ context: TransformContext
  ) throws(Obstacle) -> RowTag? {
    guard let row else { return nil }
    return try RowTag(of: row, at: link, in: file, type, context)
  }

  /// The name, another one, or the first of its numbered variants, that is free in the structure.
  fileprivate func freeName(
    _ candidate: String, or other: String? = nil, besides others: [PushedState],
    _ context: TransformContext
  ) throws(Obstacle) -> String {
    let taken = others.filter { $0.isOf(type) }.map(\.name)
    let candidates =
      [candidate] + [other].compactMap(\.self) + (2...20).map { "\(candidate)\($0)" }
    let free = context.program.ask { program in
      candidates.first { !taken.contains($0) && program.canDeclareMember($0, in: type.cursor) }
    }
    guard let free else {
      throw Obstacle(
        .nameTaken, "`\(candidate)` and its numbered variants are taken", at: type.cursor)
    }
    return free
  }
}

extension PushedState {
  fileprivate func isOf(_ other: TypeDecl) -> Bool {
    type.cursor.tree === other.cursor.tree && type.cursor.id == other.cursor.id
  }
}

extension String {
  /// `Book` for `BookView`.
  fileprivate var withoutRole: String {
    let last = split(separator: ".").last.map(String.init) ?? self
    let role = ["View", "Screen", "Page"].first { last.hasSuffix($0) && $0 != last }
    return String(last.dropLast(role?.count ?? 0))
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }

  fileprivate var success: Success? { try? get() }
}
