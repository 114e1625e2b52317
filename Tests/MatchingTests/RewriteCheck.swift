import Matching
import Parser
import SourceText
import Testing

/// Replaces every match in a source with a template and compares the result with the expected text.
/// `declined` lists the expected obstacles where no replacement is possible.
func check(
  _ pattern: String, by template: String, in source: String, gives expected: String,
  declined: [TemplateRewriter.Obstacle] = [], location: Testing.SourceLocation = #_sourceLocation
) {
  do {
    let pattern = try Pattern(pattern)
    let tree = SyntaxParser().parse(SourceText(source))
    let rewriting = try TemplateRewriter(Template(template, for: pattern), in: tree)
    var obstacles: [TemplateRewriter.Obstacle] = []
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

/// Compares the error of a template with `line:column: message`.
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
