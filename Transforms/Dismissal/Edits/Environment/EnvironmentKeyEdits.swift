import SourceText
import Syntax
import TransformKit

/// The edits that let a property read another key of the environment:
/// `@Environment(\.dismissAction) private var dismiss`.
struct EnvironmentKeyEdits {
  let edits: [Edit]

  /// - Parameters:
  ///   - property: the variable declaration. Its type annotation goes, since the key has a type.
  ///   - key: the name of the key.
  ///   - name: the new name of the property.
  init(
    of property: SyntaxCursor, to key: String, name: String
  ) throws(Obstacle) {
    let parts = try DeclarationParts(of: property, keepsGap: true)
    guard let binding = property.child(.patternBinding),
      let pattern = binding.child(.identifierPattern)
    else {
      throw Obstacle(
        .unusualDeclaration, "the property is declared in an unsupported way", at: property)
    }
    let isQualified = property.children.contains {
      $0.kind == .attribute && $0.textWithoutTrivia.hasPrefix("@SwiftUI.Environment(")
    }
    let wrapper = isQualified ? "SwiftUI.Environment" : "Environment"
    var edits: [Edit] = [.replace(parts.attributes, with: "@\(wrapper)(\\.\(key))")]
    if pattern.text != name || binding.child(.typeAnnotation) != nil {
      edits.append(.replace(ByteRange(pattern.range.start, binding.range.end), with: name))
    }
    self.edits = edits
  }
}
