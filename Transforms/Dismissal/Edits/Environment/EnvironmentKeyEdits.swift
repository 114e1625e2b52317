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
    self.edits = edits + Self.removalOfFalseComments(about: property)
  }

  /// The edits that remove a comment about the presentation mode, which the property has no longer.
  private static func removalOfFalseComments(about property: SyntaxCursor) -> [Edit] {
    let comments = PropertyComments(of: property)
    let above = comments.falseAbove.map { ($0, ByteRange($0.start, property.range.start)) }
    let behind = comments.falseBehind.map { ($0, ByteRange(property.range.end, $0.end)) }
    return [above, behind].compactMap(\.self).filter { comment, _ in
      property.tree.source.string(comment).lowercased().filter(\.isLetter)
        .contains("presentationmode")
    }.map { .deleteWithComments($0.1) }
  }
}
