import Matching
import Parser
import SourceText
import Testing

/// Searches for a pattern and compares the texts of the matches, in order, with the expected texts.
/// With the name of a metavariable, compares its captures.
func check(
  _ pattern: String, in source: String, finds expected: [String], capturing name: String? = nil,
  isLiteral: Bool = false, location: Testing.SourceLocation = #_sourceLocation
) {
  do {
    let matches = try Pattern(pattern, isLiteral: isLiteral).matches(
      in: SyntaxParser().parse(SourceText(source)))
    let texts = matches.map { match in
      name.map { name in match[name].map { match.text(of: $0) } ?? "no capture" }
        ?? match.tree.source.string(match.range)
    }
    #expect(texts == expected, sourceLocation: location)
  } catch {
    Issue.record("\(error)", sourceLocation: location)
  }
}

/// Compares the error of a pattern with `line:column: message`.
func check(
  faultOf pattern: String, is expected: String,
  location: Testing.SourceLocation = #_sourceLocation
) {
  do throws(PatternError) {
    _ = try Pattern(pattern)
    Issue.record("The pattern has no fault.", sourceLocation: location)
  } catch {
    #expect(
      "\(error.line):\(error.column): \(error.message)" == expected, sourceLocation: location)
  }
}
