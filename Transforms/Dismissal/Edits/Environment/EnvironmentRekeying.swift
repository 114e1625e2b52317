import SourceText
import Syntax
import TransformKit

/// The edits that have a property read another key of the environment:
/// `@Environment(\.dismissAction) private var dismiss`.
public struct EnvironmentRekeying: Sendable {
  public let edits: [Edit]

  /// - Parameters:
  ///   - property: the variable declaration. The type that it writes goes, since the key tells it.
  ///   - key: the name of the key.
  ///   - name: the name that the property has then.
  public init(
    of property: SyntaxCursor, to key: String, name: String
  ) throws(PlacedObstacle) {
    let parts = try DeclarationParts(of: property, keepsGap: true)
    guard let binding = property.child(.patternBinding),
      let pattern = binding.child(.identifierPattern)
    else {
      throw PlacedObstacle(.unusualDeclaration, "it is declared in an unusual way", at: property)
    }
    var edits: [Edit] = [.replace(parts.attributes, with: "@Environment(\\.\(key))")]
    if pattern.text != name || binding.child(.typeAnnotation) != nil {
      edits.append(.replace(ByteRange(pattern.range.start, binding.range.end), with: name))
    }
    self.edits = edits
  }
}
