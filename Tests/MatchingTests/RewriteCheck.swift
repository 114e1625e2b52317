import Matching
import Parser
import SourceText
import Testing

/// Writes a template at every match in a source, and holds the result against what is expected. Where
/// nothing may be written, `declined` is why.
func check(
  _ pattern: String, by template: String, in source: String, gives expected: String,
  declined: [Rewriting.Obstacle] = [], location: Testing.SourceLocation = #_sourceLocation
) {
  do {
    let pattern = try Pattern(pattern)
    let tree = SyntaxParser().parse(SourceText(source))
    let rewriting = try Rewriting(Template(template, for: pattern), in: tree)
    var obstacles: [Rewriting.Obstacle] = []
    var set = EditSet()
    for match in pattern.matches(in: tree) {
      switch rewriting.outcome(at: match) {
      case .unchanged: continue
      case .obstacle(let obstacle): obstacles.append(obstacle)
      case .edits(let edits): set = try set.merged(with: #require(EditSet(edits))).get()
      }
    }
    let result = set.applied(to: tree.source)
    #expect(result.string(result.range) == expected, sourceLocation: location)
    #expect(obstacles == declined, sourceLocation: location)
  } catch {
    Issue.record("\(error)", sourceLocation: location)
  }
}

/// Holds the error of a template against `line:column: message`.
func check(
  faultOf template: String, for pattern: String, is expected: String,
  location: Testing.SourceLocation = #_sourceLocation
) throws {
  let pattern = try Pattern(pattern)
  do throws(PatternError) {
    _ = try Template(template, for: pattern)
    Issue.record("The template has no fault.", sourceLocation: location)
  } catch {
    #expect(
      "\(error.line):\(error.column): \(error.message)" == expected, sourceLocation: location)
  }
}
