/// A value of the environment. A new box is a new value; the same value set again keeps its box.
final class EnvironmentBox {
  let value: Any
  init(_ value: Any) { self.value = value }
}

/// The keys that are read while a view is installed.
final class EnvironmentReads {
  var keys: Set<AnyHashable> = []
}

extension EnvironmentValues {
  func box(_ key: AnyHashable) -> EnvironmentBox? { boxes[key] }

  func isSame(as other: EnvironmentValues) -> Bool {
    boxes.count == other.boxes.count && boxes.allSatisfy { other.boxes[$0.key] === $0.value }
  }

  func value<Value>(_ key: AnyHashable, _ fallback: () -> Value) -> Value {
    reads?.keys.insert(key)
    return boxes[key].flatMap { $0.value as? Value } ?? fallback()
  }

  mutating func set(_ key: AnyHashable, _ value: Any) { boxes[key] = EnvironmentBox(value) }

  /// SwiftUI's own values, which are stored under their names.
  func builtIn<Value>(_ name: String, _ fallback: @autoclosure () -> Value) -> Value {
    value(name, fallback)
  }

  /// Takes back the boxes of values that are the same as before.
  mutating func keepBoxes(of before: EnvironmentValues?) {
    guard let before else { return }
    for (key, box) in boxes {
      guard let old = before.boxes[key], old !== box, isSameInput(old.value, box.value) else {
        continue
      }
      boxes[key] = old
    }
  }
}
