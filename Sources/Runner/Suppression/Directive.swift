import Reporting
import SourceText

/// A suppression in a line of a comment: `statewise:ignore NAME, NAME -- reason`.
enum Directive: Hashable {
  /// Suppresses findings in the code that the comment applies to, or in the whole file. No names
  /// means all transforms.
  case ignore(isOfFile: Bool, names: [String], reason: String?)
  /// An unknown directive, with an error message.
  case misspelled(String)

  /// The start of every directive.
  static let mark = "statewise:"

  private static let (ignore, ignoreFile) = ("ignore", "ignore-file")

  /// - Parameter text: the rest of the line after the mark.
  /// - Returns: nil for a sentence that only starts like a directive.
  init?(_ text: Substring) {
    let dashes = text.firstRange(of: "--")
    let order = text[..<(dashes?.lowerBound ?? text.endIndex)]
    let words = order.split { $0 == "," || $0.isWhitespace }.map(String.init)
    guard let verb = words.first else { return nil }
    let isDetached = order.first?.isWhitespace == true
    guard !isDetached, [Self.ignore, Self.ignoreFile].contains(verb) else {
      self.init(misspelled: verb, isDetached: isDetached)
      return
    }
    let reason = dashes.map { text[$0.upperBound...].trimmed } ?? ""
    self = .ignore(
      isOfFile: verb == Self.ignoreFile, names: Array(words.dropFirst()),
      reason: reason.isEmpty ? nil : reason)
  }

  private init?(misspelled verb: String, isDetached: Bool) {
    let written = Self.mark + (isDetached ? " " : "") + verb
    let nearest = NearestName(to: verb.lowercased(), in: [Self.ignore, Self.ignoreFile]).name
    if let nearest {
      self = .misspelled("`\(written)` is not a directive; did you mean `\(Self.mark)\(nearest)`?")
    } else if !isDetached {
      self = .misspelled(
        "`\(written)` is not a directive; use \(Self.mark)\(Self.ignore) or "
          + "\(Self.mark)\(Self.ignoreFile)")
    } else {
      return nil
    }
  }
}

extension Substring {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
