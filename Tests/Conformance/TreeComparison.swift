/// How the two answers for one file relate.
enum Verdict {
  /// Both accept it and have the same nodes.
  case agrees
  /// Both reject it; then trees may differ, as there is more than one way to mend a broken file.
  case bothReject(sameNodes: Bool)
  case differs([NodeDifference])
  case falseError
  case missedError
  /// One side had no answer.
  case unanswered(reason: String)

  init(ours: Answer, official: Answer) {
    switch (ours, official) {
    case (.none(let reason), _): self = .unanswered(reason: "ours: \(reason)")
    case (_, .none(let reason)): self = .unanswered(reason: "the official parser: \(reason)")
    case (.tree(let oursRejects, let ourNodes), .tree(let officialRejects, let officialNodes)):
      switch (oursRejects, officialRejects) {
      case (true, false): self = .falseError
      case (false, true): self = .missedError
      case (true, true):
        self = .bothReject(sameNodes: NodeDifference.all(ourNodes, officialNodes).isEmpty)
      case (false, false):
        let differences = NodeDifference.all(ourNodes, officialNodes)
        self = differences.isEmpty ? .agrees : .differs(differences)
      }
    }
  }

  var isAgreement: Bool {
    switch self {
    case .agrees, .bothReject: true
    case .differs, .falseError, .missedError, .unanswered: false
    }
  }

  /// The word that listings use.
  var name: String {
    switch self {
    case .agrees: "agrees"
    case .bothReject: "both-reject"
    case .differs: "nodes-differ"
    case .falseError: "false-error"
    case .missedError: "missed-error"
    case .unanswered: "no-answer"
    }
  }
}

/// A node that only one side has.
struct NodeDifference {
  let node: SpannedNode
  let isOurs: Bool

  /// What is in one multiset of nodes and not in the other, in the order of the source.
  static func all(_ ours: [SpannedNode], _ official: [SpannedNode]) -> [NodeDifference] {
    if ours == official { return [] }
    let (ours, official) = (ours.sorted(), official.sorted())
    var (i, j) = (0, 0)
    var differences: [NodeDifference] = []
    while i < ours.count || j < official.count {
      if i < ours.count, j < official.count, ours[i] == official[j] {
        i += 1
        j += 1
      } else if j == official.count || (i < ours.count && ours[i] < official[j]) {
        differences.append(NodeDifference(node: ours[i], isOurs: true))
        i += 1
      } else {
        differences.append(NodeDifference(node: official[j], isOurs: false))
        j += 1
      }
    }
    return differences
  }
}
