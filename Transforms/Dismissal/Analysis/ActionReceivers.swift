import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What gets SwiftUI's action from a view as a `DismissAction`, directly or from another receiver.
///
/// All of it becomes a function. Other views that hand their action to the same receivers hand over a closure
/// that calls it.
struct ActionReceivers {
  private let context: TransformContext
  private let allowsPublicAPI: Bool
  /// Where the view itself hands its action on.
  private let own: Set<NodePlace>
  /// The type that the view hands on.
  private let typeName: String
  /// The receivers, each with whether its value may outlive the call of a function.
  private var found: [NodePlace: Bool] = [:]
  /// The edits by the path of the file.
  private(set) var edits: [String: [Edit]] = [:]
  private(set) var caveats: [String] = []

  /// - Throws: where something that gets the action cannot become a function.
  init(
    of facts: DismissalFacts, allowsPublicAPI: Bool, in context: TransformContext
  ) throws(Obstacle) {
    self.context = context
    self.allowsPublicAPI = allowsPublicAPI
    let handed = facts.files.flatMap { file in
      file.uses.filter { $0.kind == .handed }.map { (file.file, $0.expression) }
    }
    own = Set(handed.map { NodePlace($0.1) })
    typeName =
      facts.view.properties.contains { $0.key == .presentationMode }
      ? "Binding<PresentationMode>" : "DismissAction"
    for (file, value) in handed { _ = try follow(value, in: file) }
    try checkComments()
  }

  /// - Throws: where the edits would delete a comment.
  private func checkComments() throws(Obstacle) {
    for (path, made) in edits.sorted(by: { $0.key < $1.key }) {
      guard let tree = context.file(at: path)?.tree else { continue }
      if let comment = made.lazy.flatMap({ tree.comments(in: $0.range) }).first {
        throw .lostComment(tree.source.string(comment.range), remedy: nil, at: tree.root)
      }
    }
  }

  /// Follows a value to what gets it, and tells whether that may keep it.
  private mutating func follow(
    _ value: SyntaxCursor, in file: IndexedFile
  ) throws(Obstacle) -> Bool {
    guard let receiver = context.program.ask({ $0.receiver(of: value, in: file) }) else {
      throw passed(value)
    }
    return try add(receiver)
  }

  private func passed(_ value: SyntaxCursor) -> Obstacle {
    let name = MemberAccessView(value)?.name ?? value.firstName
    return Obstacle(.actionNotOnlyCalled, "`\(name)` is passed as a `\(typeName)`", at: value)
  }

  private mutating func add(_ receiver: ActionReceiver) throws(Obstacle) -> Bool {
    let place = NodePlace(receiver.decl)
    if let known = found[place] { return known }
    found[place] = true
    if let obstacle = ReceiverObstacles(of: receiver, in: context).obstacle(allowsPublicAPI) {
      throw obstacle
    }
    let isUsedLater = try followUses(of: receiver)
    let escapes = isUsedLater || receiver.function == nil || receiver.isOptional
    found[place] = escapes
    if let type = receiver.type {
      edits[type.tree.source.path, default: []].append(
        .replace(type.range, with: receiver.functionType(escapes: escapes)))
    }
    let name = try newName(of: receiver)
    edits[receiver.decl.tree.source.path, default: []] += try receiver.edits(naming: name)
    for (value, file) in try values(for: receiver) {
      if let label = file.ancestry.label(of: value, named: receiver), receiver.form != .action {
        edits[file.path, default: []].append(.replace(label, with: name))
      }
      try check(value, for: receiver, in: file)
    }
    return escapes
  }

  /// The name of a receiver after the change: a function is not called like the mode of a presentation.
  private func newName(of receiver: ActionReceiver) throws(Obstacle) -> String {
    guard receiver.form != .action else { return receiver.name }
    let name = context.program.ask { program in
      ["dismiss", "onDismiss", "close"].first { receiver.canBeNamed($0, in: program) }
    }
    guard let name else {
      throw Obstacle(
        .nameTaken, "every candidate name for `\(receiver.name)` is taken", at: receiver.decl)
    }
    return name
  }

  /// Whether the receivers get a presentation mode.
  var takesMode: Bool { typeName != "DismissAction" }

  // MARK: What a receiver does with the action

  /// Whether a use may outlive the call of the function, as far as one shows it.
  private mutating func followUses(of receiver: ActionReceiver) throws(Obstacle) -> Bool {
    var escapes = false
    let isLocal = receiver.owner == nil
    for (file, uses) in context.uses(of: [receiver.decl], arePrivate: isLocal) {
      for use in uses {
        guard use.isCertain else {
          throw Obstacle(
            .actionNotOnlyCalled, "`\(receiver.name)` may be used here as a `DismissAction`",
            at: use.name)
        }
        let isKept = try follow(use, of: receiver, in: file)
        escapes = escapes || isKept
      }
    }
    return escapes
  }

  /// Follows one use, and tells whether it may outlive the function.
  private mutating func follow(
    _ use: DeclUse, of receiver: ActionReceiver, in file: IndexedFile
  ) throws(Obstacle) -> Bool {
    if use.name.kind == .closureCapture {
      noteCapture(of: receiver, at: use.name, in: file)
      return true
    }
    if use.name.kind == .identifierPattern {
      guard let local = context.program.ask({ $0.local(unwrappedBy: use.name) }) else {
        throw passed(use.name)
      }
      _ = try add(local)
      return true
    }
    let place = file.ancestry.valuePlace(of: use.name)
    if receiver.form != .action {
      return try follow(use, at: place, ofMode: receiver, in: file)
    }
    guard let parent = file.ancestry.parent(of: place) else { return true }
    switch parent.kind {
    case .functionCallExpr where FunctionCallView(parent)?.callee?.id == place.id:
      return try checkCall(parent, of: receiver, in: file)
    case .memberAccessExpr:
      guard MemberAccessView(parent)?.name == "callAsFunction",
        let call = file.ancestry.parent(of: parent), FunctionCallView(call)?.callee?.id == parent.id
      else { throw passed(place) }
      edits[file.path, default: []].append(
        .delete(ByteRange(place.range.end, parent.range.end)))
      return try checkCall(call, of: receiver, in: file)
    case .sequenceExpr where parent.isAssignment(to: place) || parent.isComparison:
      let parts = Array(parent.children)
      if parent.isComparison { return false }
      guard parts.count == 3 else { throw passed(place) }
      try check(parts[2], for: receiver, in: file)
      return false
    default:
      return try follow(place, in: file)
    }
  }

  /// Follows a use of a presentation mode, which is a function after the change.
  private mutating func follow(
    _ use: DeclUse, at place: SyntaxCursor, ofMode receiver: ActionReceiver, in file: IndexedFile
  ) throws(Obstacle) -> Bool {
    let reading = ModeUse(use, at: place, of: receiver, in: file)
    let name = try newName(of: receiver)
    if context.program.ask({ $0.isHidden(name, at: use.name) }), reading.isPlain,
      receiver.function == nil
    {
      throw Obstacle(.nameTaken, "`\(name)` already means something here", at: use.name)
    }
    edits[file.path, default: []] += reading.edits(naming: name)
    switch reading.meaning {
    case .call(let call): return try checkCall(call, of: receiver, in: file)
    case .function: return true
    case .value: return try follow(place, in: file)
    case .target(let value):
      try check(value, for: receiver, in: file)
      return false
    case .other:
      throw Obstacle(
        .actionNotOnlyCalled,
        "`\(receiver.name)` is a `\(typeName)` that is used for more than to dismiss the view",
        at: place)
    }
  }

  /// A call of the action, which runs on the main actor as before.
  private mutating func checkCall(
    _ call: SyntaxCursor, of receiver: ActionReceiver, in file: IndexedFile
  ) throws(Obstacle) -> Bool {
    guard FunctionCallView(call)?.arguments.isEmpty == true,
      file.ancestry.parent(of: call)?.kind != .awaitExpr,
      context.program.ask({ $0.staysOnActor(call, in: file) })
    else {
      throw Obstacle(
        .actionNotOnlyCalled,
        "`\(receiver.name)` is called in code that may not run on the main actor", at: call)
    }
    let isInClosure = file.ancestry.ancestors(of: call)
      .prefix { $0.id != receiver.function?.id && TypeDecl($0) == nil }
      .contains { $0.kind == .closureExpr }
    if isInClosure { noteCapture(of: receiver, at: call, in: file) }
    return isInClosure
  }

  /// A closure that keeps the action, which could be sent to other actors. A function cannot; in a view, it
  /// need not be.
  private mutating func noteCapture(
    of receiver: ActionReceiver, at place: SyntaxCursor, in file: IndexedFile
  ) {
    let caveat =
      "a closure captures `\(receiver.name)`, which Swift 6 does not send to other actors"
    let isInView = context.program.ask { program in
      TypeDecl.enclosing(place, ancestry: file.ancestry).map {
        program.conforms(typeAt: $0.cursor, to: "View", of: "SwiftUI") == true
      } ?? false
    }
    if !isInView, !caveats.contains(caveat) { caveats.append(caveat) }
  }

  // MARK: What a receiver gets

  /// The arguments for a parameter or a property, in all calls.
  private func values(
    for receiver: ActionReceiver
  ) throws(Obstacle) -> [(SyntaxCursor, IndexedFile)] {
    if let function = receiver.function, function.kind == .functionDecl {
      return try ReceiverCalls(of: function, in: context).arguments(for: receiver.decl)
    }
    guard receiver.function != nil || receiver.owner?.cursor.kind == .structDecl else { return [] }
    return try ReceiverCalls.constructions(for: receiver, in: context)
  }

  /// Checks that a value is a function after the change.
  private mutating func check(
    _ value: SyntaxCursor, for receiver: ActionReceiver, in file: IndexedFile
  ) throws(Obstacle) {
    if value.kind == .nilLiteralExpr || own.contains(NodePlace(value)) { return }
    let branches = value.branchesOfTernary
    if !branches.isEmpty {
      for branch in branches { try check(branch, for: receiver, in: file) }
      return
    }
    let (isAction, source) = context.program.ask { program in
      let name = program.knownName(of: program.type(of: value))
      return (
        name == (receiver.form == .action ? "DismissAction" : "Binding"),
        program.receiver(namedBy: value)
      )
    }
    if let source {
      _ = try add(source)
      return
    }
    let places: [SyntaxKind] = [.labeledExpr, .sequenceExpr, .unresolvedTernaryExpr]
    let kind = file.ancestry.parent(of: value)?.kind
    guard isAction, kind.map(places.contains) ?? false else {
      throw passed(value)
    }
    let dismiss = receiver.form == .action ? "" : ".wrappedValue.dismiss"
    edits[file.path, default: []].append(
      .replace(value.range, with: "{ \(value.text)\(dismiss)() }"))
  }
}

extension DismissalFacts {
  /// Makes functions of everything that gets the action as a `DismissAction`.
  func writeReceivers(
    to edits: inout DismissalEdits, allowsPublicAPI: Bool
  ) throws(Obstacle) {
    guard handsActionOn else { return }
    let receivers = try ActionReceivers(of: self, allowsPublicAPI: allowsPublicAPI, in: context)
    for (path, made) in receivers.edits { edits.add(made, in: path) }
    for caveat in receivers.caveats { edits.add(caveat) }
    if receivers.takesMode {
      edits.add("what takes a `Binding<PresentationMode>` from `\(view.name)` takes a function")
    }
  }
}

extension Ancestry {
  /// The label of an argument that is the name of what gets it.
  fileprivate func label(of value: SyntaxCursor, named receiver: ActionReceiver) -> ByteRange? {
    guard let element = parent(of: value), element.kind == .labeledExpr,
      let first = element.firstToken,
      first != value.firstToken, tree.name(of: first) == receiver.name
    else { return nil }
    return tree.range(of: first)
  }

  /// The expression whose value a name is: with its base, and without `?`.
  fileprivate func valuePlace(of name: SyntaxCursor) -> SyntaxCursor {
    var place = name
    if let member = parent(of: name).flatMap(MemberAccessView.init), member.base?.id != name.id {
      place = member.cursor
    }
    while let outer = parent(of: place),
      [.optionalChainingExpr, .forceUnwrapExpr].contains(outer.kind)
    {
      place = outer
    }
    return place
  }
}

extension Program {
  /// The variable that `if let name` declares.
  fileprivate func local(unwrappedBy pattern: SyntaxCursor) -> ActionReceiver? {
    pattern.patternName.map {
      ActionReceiver(decl: pattern, name: $0, type: nil, function: nil, owner: nil)
    }
  }

  /// Whether a call runs where it ran before: an asynchronous function that belongs to no actor leaves the main
  /// one, which SwiftUI's action comes back to.
  fileprivate func staysOnActor(_ call: SyntaxCursor, in file: IndexedFile) -> Bool {
    for ancestor in file.ancestry.ancestors(of: call) {
      if ancestor.isAsyncFunction {
        guard let type = TypeDecl.enclosing(ancestor, ancestry: file.ancestry) else { return false }
        return isOnMainActor(ancestor) || isOnMainActor(type.cursor)
          || conforms(typeAt: type.cursor, to: "View", of: "SwiftUI") == true
      }
      if TypeDecl(ancestor) != nil { return true }
    }
    return true
  }

  private func isOnMainActor(_ decl: SyntaxCursor) -> Bool {
    decl.children.contains { $0.kind == .attribute && $0.textWithoutTrivia == "@MainActor" }
  }
}

extension SyntaxCursor {
  /// Whether it is a function that may wait.
  fileprivate var isAsyncFunction: Bool {
    guard kind == .functionDecl else { return false }
    let effects = child(.functionSignature)?.child(.functionEffectSpecifiers)
    return effects?.textWithoutTrivia.contains("async") ?? false
  }
}
