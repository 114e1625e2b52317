import Semantics
import Syntax
import TransformKit

/// The names in values that a change writes, which have to mean what SwiftUI declares: `Color.clear`.
struct WrittenNames {
  private var types: [String] = []
  private var members: [String] = []
  /// The initializers that are called: the type, and the label of the first argument, if there is one.
  private var initializers: [(type: String, label: Substring?)] = []

  init(in values: [String]) {
    for value in values {
      var isMember = false
      var word = ""
      for character in value + " " {
        if character.isLetter || character.isNumber || character == "_" {
          word.append(character)
          continue
        }
        if isMember, !word.isEmpty { members.append(word) }
        if !isMember, word.first?.isUppercase == true { types.append(word) }
        if character == "(", let type = types.last, type == word {
          let arguments = value.split(separator: "(", maxSplits: 1).last?.prefix { $0 != ")" } ?? ""
          let label = arguments.split(separator: ":", maxSplits: 1)
          initializers.append((type, label.count == 2 ? label[0] : arguments.isEmpty ? nil : "_"))
        }
        word = ""
        isMember = character == "."
      }
    }
  }

  /// Why one of the names means something else at a place.
  func obstacle(at place: SyntaxCursor, _ program: Program) -> Obstacle? {
    let own = types.first { name in
      program.meaning(of: name, at: place).decls.contains { program.knownModule(of: $0) == nil }
    }
    if let own {
      return Obstacle(
        .nameMeansAnother, "the change would write `\(own)`, which this repository declares")
    }
    if let missing = types.first(where: { !place.tree.mayName($0) }) {
      return Obstacle(
        .nameMeansAnother, "the change would write `\(missing)`, which the file does not import")
    }
    guard let file = program.decl(at: place)?.file,
      let style = program.decl(named: "ShapeStyle", inModule: "SwiftUI")
    else { return nil }
    if let own = initializers.first(where: { program.extends($0.type, label: $0.label, file) }) {
      return Obstacle(
        .nameMeansAnother,
        "the change would write `\(own.type)(…)`, for which this repository declares an initializer"
      )
    }
    let homes = Self.homes.flatMap(program.knownTypes) + [.parameter(style)]
    let member = members.first { name in
      homes.contains { home in
        program.staticMembers(named: name, of: home, from: file)
          .contains { program.knownModule(of: $0) == nil }
      }
    }
    return member.map {
      Obstacle(
        .nameMeansAnother, "the change would write `.\($0)`, which this repository declares, too")
    }
  }

  /// The types that declare the members which changes write.
  private static let homes = [
    "AccessibilityTraits", "Angle", "BlendMode", "CGAffineTransform", "CGSize", "Color", "Edge",
    "GestureMask", "PresentationDetent", "RedactionReasons", "ScrollIndicatorVisibility",
    "Visibility",
  ]
}

extension Program {
  /// The types of a name in the modules that declare what changes write.
  fileprivate func knownTypes(_ name: String) -> [SwiftType] {
    ["Context", "CoreGraphics", "Foundation", "SwiftUI"].map { knownType(name, of: $0) }
      .filter { $0 != .unknown }
  }

  /// Whether the repository declares an initializer of a known type that a call may mean.
  ///
  /// - Parameter label: the first label of the call; nil for a call without arguments.
  fileprivate func extends(_ type: String, label: Substring?, _ file: Int32) -> Bool {
    knownTypes(type).contains { known in
      staticMembers(named: "init", of: known, from: file).contains { decl in
        guard knownModule(of: decl) == nil, let own = InitializerDeclView(cursor(of: decl)) else {
          return false
        }
        guard let label else { return own.parameters.allSatisfy(\.hasDefault) }
        return own.parameters.first.map { $0.label ?? "_" } == String(label)
      }
    }
  }
}

extension SyntaxTree {
  /// Whether a file may name a type of SwiftUI: not if it only imports other declarations of the module.
  fileprivate func mayName(_ type: String) -> Bool {
    let imported = nodes(ofKind: .importDecl).map { decl in
      decl.children.filter { $0.kind == .importPathComponent }
        .compactMap { $0.firstToken.map(name(of:)) }
    }.filter { $0.first == "SwiftUI" }
    return imported.isEmpty || imported.contains { $0.count == 1 || $0.last == type }
  }
}
