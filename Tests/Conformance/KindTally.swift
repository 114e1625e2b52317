/// How often each kind is on one side only, for whoever decides what to mend first.
struct KindTally: Sendable {
  struct Count: Sendable {
    var ours = 0
    var official = 0
    var files = 0
    /// A file to look at.
    var example = ""
  }

  private(set) var counts: [String: Count] = [:]

  mutating func add(_ differences: [NodeDifference], in path: String) {
    for difference in differences {
      counts[difference.node.kind, default: Count()].ours += difference.isOurs ? 1 : 0
      counts[difference.node.kind]!.official += difference.isOurs ? 0 : 1
    }
    for kind in Set(differences.map(\.node.kind)) {
      counts[kind]!.files += 1
      if counts[kind]!.example.isEmpty { counts[kind]!.example = path }
    }
  }

  mutating func add(_ other: KindTally) {
    for (kind, count) in other.counts {
      counts[kind, default: Count()].ours += count.ours
      counts[kind]!.official += count.official
      counts[kind]!.files += count.files
      if counts[kind]!.example.isEmpty { counts[kind]!.example = count.example }
    }
  }

  /// Kinds in most files first.
  var lines: [String] {
    let sorted = counts.sorted { ($1.value.files, $0.key) < ($0.value.files, $1.key) }
    return sorted.map { kind, count in
      "  \(padded(kind, 40))\(padded("\(count.ours)", 9))\(padded("\(count.official)", 9))"
        + "\(padded("\(count.files)", 7))\(count.example)"
    }
  }

  static let heading =
    "  \(padded("kind", 40))\(padded("ours", 9))\(padded("official", 9))"
    + "\(padded("files", 7))for example"
}

/// Text with spaces up to a width, and one more.
func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count) + 1)
}
