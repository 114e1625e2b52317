import SourceText
import Syntax
import TransformKit

/// What a strategy writes for one view: edits by file, or the obstacles that keep it from writing.
struct DismissalEdits {
  /// The edits by the path of the file. They are of no use where there is an obstacle.
  private(set) var byPath: [String: [Edit]] = [:]
  private(set) var obstacles: [Obstacle] = []
  /// What a reviewer has to know, in words that follow the title.
  private(set) var caveats: [String] = []

  /// Where the view keeps SwiftUI's own action.
  private(set) var native = NativeUse.nowhere
  /// Whether a presenter gets a state.
  private(set) var addsState = false
  /// Whether a view is evaluated more often than before, and that changes anything.
  private(set) var changesByEvaluation = false

  /// Whether a call gets another argument for the end that one of its arguments serves already.
  private(set) var addsSecondArgument = false

  enum NativeUse {
    case nowhere, somewhere
    /// At no fewer places than states.
    case mostly
    case everywhere

    var isInMostPlaces: Bool { self == .mostly || self == .everywhere }
  }

  var isPossible: Bool { obstacles.isEmpty }

  mutating func add(_ edits: [Edit], in path: String) { byPath[path, default: []] += edits }

  /// Adds the edits that are not there yet.
  mutating func addOnce(_ edits: [Edit], in path: String) {
    let known = byPath[path, default: []]
    add(edits.filter { !known.contains($0) }, in: path)
  }

  /// Adds a modifier, which goes before all other edits at its offset, and what breaks its line.
  mutating func addModifier(_ edits: [Edit], in path: String) {
    guard let modifier = edits.first else { return }
    if !byPath[path, default: []].contains(modifier) {
      byPath[path]?.insert(modifier, at: 0) ?? add([modifier], in: path)
    }
    addOnce(Array(edits.dropFirst()), in: path)
  }

  mutating func add(_ obstacle: Obstacle) { obstacles.append(obstacle) }

  mutating func add(_ caveat: String) {
    if !caveats.contains(caveat) { caveats.append(caveat) }
  }

  /// Says that a comment in a type or file, or above it, has to be read again.
  mutating func addDoubt(ofCommentIn name: String) {
    add("a comment in `\(name)` or above it may no longer be true")
  }

  /// Notes that a presenter gets a state, and what to check there.
  mutating func addState(_ caveat: String) {
    addsState = true
    add(caveat)
  }

  /// Notes that a view is evaluated more often than before, and what that changes.
  mutating func add(_ reevaluation: Reevaluation) {
    changesByEvaluation = true
    add(reevaluation.caveat)
  }

  /// Notes that a call gets an argument beside one that does the same.
  mutating func add(_ second: SecondArgument) {
    addsSecondArgument = true
    add(second.caveat)
  }

  /// Says where a view keeps SwiftUI's own action, and why.
  ///
  /// - Parameter count: the number of routes that have to dismiss the view, these included.
  mutating func describe(_ routes: [NativeRoute], of name: String, among count: Int) {
    native =
      routes.count == count ? .everywhere : count <= 2 * routes.count ? .mostly : .somewhere
    var sentences: [String] = []
    for route in routes {
      let place = route.cause.place ?? route.route.arrival
      let sentence = "\(place.tree.source.path): \(route.cause.reason)"
      if !sentences.contains(sentence) { sentences.append(sentence) }
    }
    let more = sentences.count - 3
    add(
      "SwiftUI's own action stays where no known state can dismiss the view (\(sentences.prefix(3).joined(separator: "; "))"
        + (0 < more ? "; and \(more) more places)" : ")"))
  }

  /// Notes that nothing has to dismiss a view at any of its places.
  mutating func addUselessness() { native = .everywhere }

  mutating func remove(_ caveat: String) { caveats.removeAll { $0 == caveat } }

  /// Adds everything that another strategy writes.
  mutating func add(_ others: DismissalEdits) {
    for (path, edits) in others.byPath { addOnce(edits, in: path) }
    obstacles += others.obstacles
    for caveat in others.caveats { add(caveat) }
    addsState = addsState || others.addsState
    changesByEvaluation = changesByEvaluation || others.changesByEvaluation
    addsSecondArgument = addsSecondArgument || others.addsSecondArgument
    if others.native != .nowhere { native = others.native }
  }

  /// Takes a step, or adds the obstacle that it meets.
  mutating func attempt(_ step: (inout DismissalEdits) throws(Obstacle) -> Void) {
    do throws(Obstacle) {
      try step(&self)
    } catch {
      add(error)
    }
  }

  /// Puts other edits in the place of those of a file.
  mutating func replace(in path: String, with edits: [Edit]) { byPath[path] = edits }

  /// The change with all edits, which is safe if it has no caveats; nil where edits overlap, as for
  /// views within one another's arguments.
  func change(_ title: String, at offset: ByteOffset) -> Change? {
    var parts: [Change.FileEdits] = []
    for (path, edits) in byPath where !edits.isEmpty {
      guard let set = EditSet(edits.withoutLostSpace) else { return nil }
      parts.append(Change.FileEdits(path: path, edits: set))
    }
    return Change(
      ([title] + caveats).joined(separator: "; "), safety: caveats.isEmpty ? .safe : .review,
      at: offset, parts: parts)
  }
}

extension [Edit] {
  /// The edits without those that indent lines of code that another one deletes, and without a second one that
  /// breaks a line where another one does already.
  fileprivate var withoutLostSpace: [Edit] {
    let deletions = filter { $0.replacement.isEmpty }.map(\.range)
    let texts = filter { !$0.breaksLine }
    var breaks: [Edit] = []
    return filter { edit in
      if edit.breaksLine {
        let isThere = (breaks + texts).contains {
          $0.range == edit.range && $0.ends(with: edit.replacement)
        }
        if isThere { return false }
        breaks.append(edit)
      }
      return !edit.isSpace || !deletions.contains { $0.hasInside(edit.range) }
    }
  }
}

extension Edit {
  /// Whether it only inserts the end of a line and white space.
  fileprivate var breaksLine: Bool {
    range.isEmpty && replacement.contains { $0 == 0x0A || $0 == 0x0D }
      && replacement.allSatisfy { [0x0A, 0x0D, 0x20, 0x09].contains($0) }
  }

  fileprivate func ends(with bytes: [UInt8]) -> Bool {
    range.isEmpty && replacement.reversed().starts(with: bytes.reversed())
  }

  fileprivate var isSpace: Bool {
    replacement.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}

extension ByteRange {
  /// Whether another range begins within this one, and ends before it does or with it.
  fileprivate func hasInside(_ other: ByteRange) -> Bool {
    start < other.start && other.start < end && other.end <= end
  }
}
