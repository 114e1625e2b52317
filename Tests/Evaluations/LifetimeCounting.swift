/// Notes how many objects of some classes are in memory, in a copy of a source file.
struct LifetimeCounting {
  let lifetimes: [Visit.Lifetime]
  /// The classes that were found.
  private(set) var found: Set<String> = []

  init(_ lifetimes: [Visit.Lifetime]) { self.lifetimes = lifetimes }

  /// The first member of these classes is new, and nothing else.
  mutating func counted(_ text: String) throws -> String {
    var text = text
    for lifetime in lifetimes {
      let head = try Regex("class \(lifetime.type)\\b[^{]*\\{")
      guard let place = text.firstRange(of: head)?.upperBound else { continue }
      text.insert(
        contentsOf: " private let lifetime = Lifetime(\"\(lifetime.type)\");", at: place)
      found.insert(lifetime.type)
    }
    return text
  }

  /// What a program that counts needs besides.
  static let support = """
    nonisolated(unsafe) var lifetimes: [String: (made: Int, left: Int)] = [:]

    nonisolated final class Lifetime {
      let type: String

      init(_ type: String) {
        self.type = type
        lifetimes[type, default: (0, 0)].made += 1
        lifetimes[type]!.left += 1
      }

      deinit { lifetimes[type]!.left -= 1 }
    }
    """
}
