import Semantics
import Syntax
import TransformKit

/// The names in values that a change writes, which have to mean what SwiftUI declares: `Color.clear`.
struct WrittenNames {
  private var types: [String] = []
  private var members: [String] = []

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
    guard let file = program.decl(at: place)?.file,
      let style = program.decl(named: "ShapeStyle", inModule: "SwiftUI")
    else { return nil }
    let homes = [program.knownType("Color", of: "SwiftUI"), .parameter(style)]
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
}
