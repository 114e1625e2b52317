import SourceText
import Syntax

/// A place that keeps what has a name in use, as far as names tell.
public struct Mention: Hashable, Sendable {
  public let name: String
  public let path: String
  /// Nil when the file cannot be read as Swift, and holds the name or may; so for a folder.
  public let line: Int?

  public init(of name: String, in path: String, line: Int?) {
    self.name = name
    self.path = path
    self.line = line
  }
}

extension SyntaxTree {
  /// The tokens that mention a name, whatever they mean by it: calls, members, labels, variables.
  ///
  /// A function of the name is no use of another, so the name in its declaration does not count. A
  /// requirement of a protocol does: a function elsewhere may be there to meet it.
  public func mentions(of name: String) -> some Sequence<TokenID> {
    let isReserved = TokenKind.isReservedKeyword(name)
    let name = Array(name.utf8)
    return tokens.indices.lazy.map { TokenID($0) }.filter { [self] token in
      isName(token, name) && !(isReserved && isKeyword(token)) && !isNameOfFunction(token)
    }
  }

  /// The first mention of each of some names, for those that are mentioned.
  public func firstMentions(of names: some Sequence<String>) -> [Mention] {
    names.compactMap { name in
      mentions(of: name).first { _ in true }.map { mention(of: name, at: $0) }
    }
  }

  /// A mention at a token.
  public func mention(of name: String, at token: TokenID) -> Mention {
    let location = LineTable(source).location(of: range(of: token).start)
    return Mention(of: name, in: source.path, line: location.line)
  }

  /// Whether a token is a name, with or without back-ticks.
  private func isName(_ token: TokenID, _ name: [UInt8]) -> Bool {
    let record = tokens[token.index]
    guard record.kind == .identifier || record.kind.isKeyword else { return false }
    var text = source[range(of: token)]
    if record.flags.contains(.hasBackticks) { text = text.dropFirst().dropLast() }
    return text.count == name.count && text.elementsEqual(name)
  }

  /// Whether a token that reads like a keyword is one, or a label, and not a member's name.
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
