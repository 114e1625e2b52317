import TestSupport

extension SeededGenerator {
  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  mutating func isOneIn(_ count: Int) -> Bool { below(count) == 0 }

  mutating func pick<List: RandomAccessCollection>(_ list: List) -> List.Element {
    list.randomElement(using: &self)!
  }
}
