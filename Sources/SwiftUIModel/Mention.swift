import SourceText
import Syntax

/// A place that mentions a name, and so may use its declaration.
public struct Mention: Hashable, Sendable {
  public let name: String
  public let path: String
  /// The line; nil if the file or folder could not be read and may contain the name.
  public let line: Int?

  public init(of name: String, in path: String, line: Int?) {
    self.name = name
    self.path = path
    self.line = line
  }
}

extension SyntaxTree {
  /// The tokens that mention a name, whatever it refers to: calls, members, labels, variables.
  ///
  /// The name in the declaration of a function does not count, because an overload does not use another.
  /// A protocol requirement counts: the function may exist to satisfy it.
  public func mentions(of name: String) -> some Sequence<TokenID> {
    let isReserved = TokenKind.isReservedKeyword(name)
    let name = Array(name.utf8)
    return tokens.indices.lazy.map { TokenID($0) }.filter { [self] token in
      isName(token, name) && !(isReserved && isKeyword(token)) && !isNameOfFunction(token)
    }
  }

  /// The first mention of each given name that is mentioned.
  ///
  /// - Parameter line: the line that stands for a place; nil for that in the text of the tree.
  public func firstMentions(
    of names: some Sequence<String>, atLine line: ((ByteOffset) -> Int)? = nil
  ) -> [Mention] {
    names.compactMap { name in
      guard let token = mentions(of: name).first(where: { _ in true }) else { return nil }
      guard let line else { return mention(of: name, at: token) }
      return Mention(of: name, in: source.path, line: line(range(of: token).start))
    }
  }

  /// The mention at a token.
  public func mention(of name: String, at token: TokenID) -> Mention {
    let location = LineTable(source).location(of: range(of: token).start)
    return Mention(of: name, in: source.path, line: location.line)
  }

  /// Whether a token is a name, with or without backticks.
  private func isName(_ token: TokenID, _ name: [UInt8]) -> Bool {
    let record = tokens[token.index]
    guard record.kind == .identifier || record.kind.isKeyword else { return false }
    var text = source[range(of: token)]
    if record.flags.contains(.hasBackticks) { text = text.dropFirst().dropLast() }
    return text.count == name.count && text.elementsEqual(name)
  }

  /// Whether a token with the text of a keyword is a keyword or a label, not a member's name.
  private func isKeyword(_ token: TokenID) -> Bool {
    let before = kind(before: token)
    return !tokens[token.index].flags.contains(.hasBackticks) && before != .period
      && before != .colonColon
  }

  private func isNameOfFunction(_ token: TokenID) -> Bool {
    guard kind(before: token) == .func else { return false }
    return !nodes(ofKind: .protocolDecl).contains { $0.tokenIDs.contains(token.index) }
  }

  private func kind(before token: TokenID) -> TokenKind? {
    0 < token.index ? tokens[token.index - 1].kind : nil
  }
}
