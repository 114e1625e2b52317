/// Renames what an app declares for its module, so that many apps can share one.
struct ModuleNames {
  let names: Set<String>
  let suffix: String

  init(_ app: GeneratedApp, _ files: [GeneratedApp.File], suffix: String) {
    names = files.reduce(app.moduleNames) { $0.union(Self.declared(in: $1.text)) }
    self.suffix = suffix
  }

  /// The names that the text declares at its top level, and in extensions of types of SwiftUI.
  private static func declared(in text: String) -> Set<String> {
    var names: Set<String> = []
    var isInExtension = false
    for line in text.split(separator: "\n") {
      if let match = line.firstMatch(
        of:
          /^(?:@\w+ )*(?:private |final )*(?:struct|class|enum|protocol|typealias) (\w+)/
      ) {
        names.insert(String(match.1))
      }
      if line.hasPrefix("extension ") {
        isInExtension = line.contains(/^extension (EnvironmentValues|Binding|View|Optional)\b/)
      } else if line.hasPrefix("}") {
        isInExtension = false
      } else if isInExtension, let match = line.firstMatch(of: /^  (?:\S.*\b)?(?:var|func) (\w+)/) {
        names.insert(String(match.1))
      }
    }
    return names
  }

  /// Renames what stands outside of strings.
  func rename(_ text: String) -> String {
    var result = ""
    var word = ""
    var previous: Character = " "
    // How many parentheses are open, for each interpolation around the place.
    var depths: [Int] = []
    var isInString = false
    func endWord() {
      let isMember = names.contains(word) && (word != "if" || previous == "." || previous == "`")
      result += isMember ? word + suffix : word
      word = ""
    }
    var iterator = text.makeIterator()
    var escaped = false
    while let character = iterator.next() {
      if isInString {
        result.append(character)
        if escaped, character == "(" {
          isInString = false
          depths.append(1)
        } else if character == "\"", !escaped {
          isInString = false
        }
        escaped = character == "\\" && !escaped
        continue
      }
      if character.isLetter || character.isNumber || character == "_" {
        if word.isEmpty { previous = result.last ?? " " }
        word.append(character)
        continue
      }
      endWord()
      result.append(character)
      if character == "\"" {
        isInString = true
      } else if !depths.isEmpty, character == "(" {
        depths[depths.count - 1] += 1
      } else if !depths.isEmpty, character == ")" {
        depths[depths.count - 1] -= 1
        if depths.last == 0 {
          depths.removeLast()
          isInString = true
        }
      }
    }
    endWord()
    return result
  }
}
