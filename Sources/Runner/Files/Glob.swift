/// A file name pattern of `.gitignore`: `*`, `?`, `[a-z]`, `**`.
///
/// Matching tracks the set of possible positions in the pattern, so it takes time proportional to
/// the product of both lengths, whatever the pattern.
struct Glob: Sendable {
  private enum Step: Sendable {
    case byte(UInt8)
    /// `?`
    case anyByte
    /// `[a-z]`
    case set([ClosedRange<UInt8>], isNegated: Bool)
    /// `*`
    case run
    /// `**/`: any number of folders, including none.
    case folders
    /// `**` at the end: everything inside the folder.
    case everything
  }

  private var steps: [Step] = []

  init(_ pattern: ArraySlice<UInt8>) {
    var rest = pattern
    var isSegmentStart = true
    while let byte = rest.popFirst() {
      switch byte {
      case .star:
        let stars = 1 + rest.prefix { $0 == .star }.count
        rest = rest.drop { $0 == .star }
        if stars == 2, isSegmentStart, rest.first == .slash {
          rest.removeFirst()
          steps.append(.folders)
          continue
        }
        steps.append(stars == 2 && isSegmentStart && rest.isEmpty ? .everything : .run)
      case UInt8(ascii: "?"):
        steps.append(.anyByte)
      case UInt8(ascii: "["):
        steps.append(Self.popSet(&rest) ?? .byte(byte))
      case .backslash:
        if let escaped = rest.popFirst() { steps.append(.byte(escaped)) }
      default:
        steps.append(.byte(byte))
      }
      isSegmentStart = byte == .slash
    }
  }

  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    // Most patterns differ from most paths in the first byte.
    if case .byte(let first)? = steps.first, text.first != first { return false }
    var places = [Bool](repeating: false, count: steps.count + 1)
    var next = places
    enter(0, &places)
    for byte in text {
      guard advance(places, past: byte, to: &next) else { return false }
      swap(&places, &next)
      for index in next.indices { next[index] = false }
    }
    return places[steps.count]
  }

  /// Marks the positions that a byte leads to; false if there are none.
  private func advance(_ places: [Bool], past byte: UInt8, to next: inout [Bool]) -> Bool {
    var isPossible = false
    for index in steps.indices where places[index] {
      switch steps[index] {
      case .byte(let expected):
        guard byte == expected else { continue }
        enter(index + 1, &next)
      case .anyByte:
        guard byte != .slash else { continue }
        enter(index + 1, &next)
      case .set(let ranges, let isNegated):
        guard byte != .slash, ranges.contains(where: { $0.contains(byte) }) != isNegated else {
          continue
        }
        enter(index + 1, &next)
      case .run:
        guard byte != .slash else { continue }
        enter(index, &next)
      case .folders:
        if byte == .slash { enter(index, &next) } else { next[index] = true }
      case .everything:
        enter(index, &next)
      }
      isPossible = true
    }
    return isPossible
  }

  /// Marks a position and the positions after it that need no byte.
  private func enter(_ place: Int, _ places: inout [Bool]) {
    var place = place
    places[place] = true
    while place < steps.count {
      switch steps[place] {
      case .run, .folders, .everything: place += 1
      default: return
      }
      places[place] = true
    }
  }

  /// Reads the set after a `[`; nil if no `]` closes it.
  private static func popSet(_ rest: inout ArraySlice<UInt8>) -> Step? {
    var inside = rest
    var ranges: [ClosedRange<UInt8>] = []
    let isNegated = inside.first == .exclamationMark || inside.first == UInt8(ascii: "^")
    if isNegated { inside.removeFirst() }
    var isFirst = true
    while var low = inside.popFirst() {
      if low == UInt8(ascii: "]"), !isFirst {
        rest = inside
        return .set(ranges, isNegated: isNegated)
      }
      isFirst = false
      if low == .backslash, let escaped = inside.popFirst() { low = escaped }
      var high = low
      if inside.first == UInt8(ascii: "-"), let end = inside.dropFirst().first,
        end != UInt8(ascii: "]")
      {
        inside.removeFirst(2)
        high = end
      }
      if low <= high { ranges.append(low...high) }
    }
    return nil
  }
}

extension UInt8 {
  static let star = UInt8(ascii: "*")
  static let backslash = UInt8(ascii: "\\")
  static let exclamationMark = UInt8(ascii: "!")
}
