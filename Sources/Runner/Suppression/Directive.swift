import Reporting
import SourceText

/// What a line of a comment tells this program: `statewise:ignore NAME, NAME -- reason`.
enum Directive: Hashable {
  /// Leave alone what the comment is about, or the whole file. No names are all transforms.
  case ignore(isOfFile: Bool, names: [String], reason: String?)
  /// Something that nobody understands; the message says what was meant.
  case misspelt(String)

  /// What each begins with.
  static let mark = "statewise:"

  private static let (ignore, ignoreFile) = ("ignore", "ignore-file")

  /// - Parameter text: what stands behind the mark, to the end of the line.
  /// - Returns: nil for a sentence that only begins like one.
  init?(_ text: Substring) {
    let dashes = text.firstRange(of: "--")
    let order = text[..<(dashes?.lowerBound ?? text.endIndex)]
    let words = order.split { $0 == "," || $0.isWhitespace }.map(String.init)
    guard let verb = words.first else { return nil }
    let isDetached = order.first?.isWhitespace == true
    guard !isDetached, [Self.ignore, Self.ignoreFile].contains(verb) else {
      self.init(misspelt: verb, isDetached: isDetached)
      return
    }
    let reason = dashes.map { text[$0.upperBound...].trimmed } ?? ""
    self = .ignore(
      isOfFile: verb == Self.ignoreFile, names: Array(words.dropFirst()),
      reason: reason.isEmpty ? nil : reason)
  }

  private init?(misspelt verb: String, isDetached: Bool) {
    let written = Self.mark + (isDetached ? " " : "") + verb
    let nearest = NearestName(to: verb.lowercased(), in: [Self.ignore, Self.ignoreFile]).name
    if let nearest {
      self = .misspelt("`\(written)` suppresses nothing; did you mean \(Self.mark)\(nearest)?")
    } else if !isDetached {
      self = .misspelt(
        "`\(written)` suppresses nothing; there are \(Self.mark)\(Self.ignore) and "
          + "\(Self.mark)\(Self.ignoreFile)")
    } else {
      return nil
    }
  }
}

extension Substring {
  /// Without white space around it.
  fileprivate var trimmed: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
