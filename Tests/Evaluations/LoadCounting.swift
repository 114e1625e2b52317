/// Notes each call of the functions that load something, in a copy of a source file.
struct LoadCounting {
  let loads: [Visit.Load]
  /// The functions that were found.
  private(set) var found: Set<String> = []

  init(_ loads: [Visit.Load]) { self.loads = loads }

  /// The first statement of these functions is new, and nothing else.
  mutating func counted(_ text: String) -> String {
    var text = text
    for load in loads {
      var searched = text.startIndex
      while let function = Self.function(load.function, in: text, from: searched) {
        searched = function.upperBound
        guard Self.type(around: function.lowerBound, in: text) == load.type,
          let brace = Self.brace(after: function.upperBound, in: text)
        else { continue }
        // An insertion makes indices invalid, so the place is kept as a number.
        let offset = text.distance(from: text.startIndex, to: brace)
        text.insert(contentsOf: " noteLoad(\"\(load.view)\");", at: text.index(after: brace))
        searched = text.index(text.startIndex, offsetBy: offset + 1)
        found.insert("\(load.type).\(load.function)")
      }
    }
    return text
  }

  private static func function(
    _ name: String, in text: String, from start: String.Index
  ) -> Range<String.Index>? {
    text[start...].firstRange(of: "func \(name)(")
  }

  /// The name of the last type that begins before a place, at the start of a line.
  private static func type(around place: String.Index, in text: String) -> String? {
    let declaration =
      /(?m)^(?:@\w+ )*(?:(?:public|internal|private|fileprivate|final) )*(?:class|struct|actor|enum|extension) (\w+)/
    return text[..<place].matches(of: declaration).last.map { String($0.1) }
  }

  /// The brace that opens a function's body: the first one outside of its parameters.
  private static func brace(after place: String.Index, in text: String) -> String.Index? {
    var depth = 1
    for index in text[place...].indices {
      switch text[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "{" where depth == 0: return index
      default: break
      }
    }
    return nil
  }
}
