import SymbolIndex
import Syntax

/// Puts together the ways from where a view is made to where it is shown.
struct RouteSearch {
  let uses: [Carrier: [ScreenSearch.Use]]
  let files: [IndexedFile]

  /// More ways than this are not told apart: nobody could review them.
  private static let limit = 200

  func routes(of use: ScreenSearch.Use) -> [Route] {
    let origin = use.expression
    let routes = routes(of: use.climb, from: use.expression, path: [], isOwn: true)
    guard routes.count <= Self.limit else {
      let obstacle = SiteObstacle(
        reason: "and shown in more than \(Self.limit) ways", place: origin)
      return [Route(end: .unresolved(obstacle), arrival: origin, isDirect: false)]
    }
    return routes
  }

  /// - Parameters:
  ///   - arrival: the expression that `climb` starts at.
  ///   - path: the carriers on the way so far.
  ///   - isOwn: whether all of them are members of one type.
  private func routes(
    of climb: Climb, from arrival: SyntaxCursor, path: Set<Carrier>, isOwn: Bool
  ) -> [Route] {
    switch climb {
    case .presented(let presentation):
      return [Route(end: .presentation(presentation), arrival: arrival, isDirect: isOwn)]
    case .preview:
      return [Route(end: .preview, arrival: arrival, isDirect: isOwn)]
    case .unresolved(let obstacle):
      return [Route(end: .unresolved(obstacle), arrival: arrival, isDirect: isOwn)]
    case .carried(let carrier):
      guard !path.contains(carrier) else { return [] }
      var routes: [Route] = []
      for use in uses[carrier, default: []] where routes.count <= Self.limit {
        routes += self.routes(
          of: use.climb, from: use.expression, path: path.union([carrier]),
          isOwn: isOwn && carrier.isOwnMember)
      }
      return routes
    case .handed(let slot, let call, let then):
      let outcomes = SlotOutcomes(uses: uses).outcomes(of: slot)
      guard !outcomes.isEmpty else {
        let obstacle = SiteObstacle(
          reason: "in `\(slot.callee)`, which is not known", place: call)
        return [Route(end: .unresolved(obstacle), arrival: arrival, isDirect: isOwn)]
      }
      return outcomes.flatMap { outcome -> [Route] in
        switch outcome {
        case .shown:
          return routes(of: then, from: arrival, path: path, isOwn: isOwn)
        case .presented(let kind, let parameter):
          return [
            Route(
              end: Self.end(kind, parameter, slot, call), arrival: arrival, isDirect: isOwn)
          ]
        case .unresolved(let obstacle):
          return [Route(end: .unresolved(obstacle), arrival: arrival, isDirect: isOwn)]
        }
      }
    }
  }

  /// What presents content that was handed to a call, and with it the state that does.
  private static func end(
    _ kind: Presentation.Kind, _ parameter: SlotOutcomes.Parameter, _ slot: SlotKey,
    _ call: SyntaxCursor
  ) -> Route.End {
    let arguments = FunctionCallView(call)?.arguments ?? []
    let state = arguments.first { $0.label == parameter.name }?.value
    let content = arguments.first {
      slot.isTrailing ? $0.isTrailing && $0.label == nil : $0.label == slot.label
    }
    guard let state, let content else {
      return .unresolved(
        SiteObstacle(
          reason: "in `\(slot.callee)`, which presents it by a state of its own", place: call))
    }
    return .presentation(
      Presentation(
        kind: kind, trigger: parameter.isItem ? .item(state) : .flag(state), call: call,
        content: content.value))
  }
}

extension Carrier {
  /// Whether what it brings along is used where the same names are known.
  fileprivate var isOwnMember: Bool {
    if case .member(let key) = self { key.isOwnBusiness || key.file != nil } else { false }
  }
}
