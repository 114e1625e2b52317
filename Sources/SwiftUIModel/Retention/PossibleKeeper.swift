import Semantics
import SymbolIndex
import Syntax

/// What may keep a closure of an object, where it is not certain: the subscription to a publisher that may complete, or
/// an object of the repository that the object makes and passes on.
public struct PossibleKeeper {
  /// The keeper, as a message names it: "`subscription`", "a `TapRecognizer`".
  public let name: String
  /// The property that keeps a subscription. Where it is emptied, the closure goes.
  public let properties: [DeclID]

  /// - Returns: nil where nothing says that the closure may be kept.
  public init?(of closure: SyntaxCursor, _ ancestry: Ancestry, in program: Program) {
    if let target = ancestry.subscriptionKeeper(of: closure),
      let path = program.ownedPath(to: target)
    {
      name = "`\(target.textWithoutSelf)`"
      properties = path.map(\.decl)
    } else if let call = ancestry.callOrInitializer(taking: closure), call.member == nil,
      case .nominal(let made, _) = program.type(of: call.cursor),
      program.knownModule(of: made) == nil,
      call.callee?.textWithoutTrivia == program.name(of: made),
      ancestry.isPassedOn(call.cursor)
    {
      name = "a `\(program.name(of: made))`"
      properties = []
    } else {
      return nil
    }
  }
}

extension Ancestry {
  /// What keeps the subscription to a property that gives a publisher: `subscription` in
  /// `subscription = service.values.sink { … }`.
  fileprivate func subscriptionKeeper(of closure: SyntaxCursor) -> SyntaxCursor? {
    guard let operatorCall = call(taking: closure) else { return nil }
    let chain = chain(from: operatorCall)
    guard let last = chain.last, chain.contains(where: { $0.member?.name == "sink" }),
      !chain.contains(where: \.mayComplete), operatorCall.member?.base?.isGivenPublisher == true
    else { return nil }
    if last.member?.name == "store" { return last.keptIn }
    return last.member?.name == "sink" ? assignmentTarget(of: last.cursor) : nil
  }

  fileprivate func callOrInitializer(taking closure: SyntaxCursor) -> FunctionCallView? {
    guard let outer = parent(of: closure) else { return nil }
    return FunctionCallView(outer) ?? parent(of: outer).flatMap(FunctionCallView.init)
  }

  /// Whether the value of a call is passed on to something that keeps it: `view.addGestureRecognizer(tap)`.
  ///
  /// - Parameter depth: how many functions returned it.
  fileprivate func isPassedOn(_ call: SyntaxCursor, depth: Int = 0) -> Bool {
    guard let outer = parent(of: call) else { return false }
    switch outer.kind {
    case .labeledExpr:
      let keeping = parent(of: outer).flatMap(FunctionCallView.init)?.member?.name
      return Self.keepingCalls.contains(keeping ?? "")
    case .initializerClause:
      guard let binding = parent(of: outer),
        let name = binding.child(.identifierPattern)?.text
      else { return false }
      let code = ancestors(of: binding).first {
        [.codeBlock, .closureExpr, .ifExpr].contains($0.kind)
      }
      return code?.descendants.contains {
        $0.kind == .declReferenceExpr && $0.textWithoutTrivia == name
          && parent(of: $0)?.kind == .labeledExpr && isPassedOn($0, depth: depth)
      } ?? false
    case .returnStmt, .codeBlock:
      guard depth < 2,
        let function = ancestors(of: outer).lazy.compactMap(FunctionDeclView.init).first,
        outer.kind == .returnStmt || function.body?.id == outer.id
      else { return false }
      return call.tree.nodes(ofKind: .functionCallExpr).contains {
        FunctionCallView($0)?.callee?.textWithoutSelf == function.name
          && isPassedOn($0, depth: depth + 1)
      }
    default:
      return false
    }
  }

  private static let keepingCalls: Set<String> = [
    "append", "insert", "addGestureRecognizer", "addSubview", "addArrangedSubview", "addChild",
  ]
}

extension SyntaxCursor {
  /// Whether a publisher is a property or parameter, perhaps with operators. What a function gives is rather a request,
  /// which completes.
  fileprivate var isGivenPublisher: Bool {
    guard let call = FunctionCallView(self) else {
      return kind == .declReferenceExpr || kind == .memberAccessExpr
    }
    guard !call.mayComplete, let member = call.member, let base = member.base,
      Self.operators.contains(member.name ?? "")
    else { return false }
    return base.isGivenPublisher
  }

  private static let operators: Set<String> = [
    "map", "compactMap", "filter", "removeDuplicates", "receive", "subscribe", "debounce",
    "throttle", "delay", "dropFirst", "drop", "combineLatest", "merge", "eraseToAnyPublisher",
    "handleEvents", "scan", "replaceError", "share", "prepend", "zip", "setFailureType",
  ]
}
