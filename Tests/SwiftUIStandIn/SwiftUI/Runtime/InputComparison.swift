@_spi(Reflection) import Swift

/// Whether a view's inputs are the same as before, so that its body need not be evaluated.
///
/// Compared field by field: a value with `==` by that, a trivial value by its bytes, an object by
/// its identity, a binding by its location; a closure always differs. Apple documents none of
/// this but `EquatableView`; observed: https://chris.eidhof.nl/note/swiftui-view-equality, which
/// quotes John Harper of the SwiftUI team. There, trivial views are compared by fields even if
/// they have `==`; here `==` wins.
func isSameInput(_ a: Any, _ b: Any) -> Bool {
  func open<T>(_ type: T.Type) -> Bool { isSame(a as! T, b as! T) }
  guard type(of: a) == type(of: b) else { return false }
  return _openExistential(type(of: a) as Any.Type, do: open)
}

/// A type that decides itself whether it counts as an input.
protocol ComparableInput {
  func isSameInput(as other: Self) -> Bool
}

private func isSame<T>(_ a: T, _ b: T) -> Bool {
  if let a = a as? any ComparableInput { return isSameComparable(a, b) }
  if let a = a as? any Equatable, !(T.self is AnyClass) { return isEqual(a, b) }
  if T.self is AnyClass { return (a as AnyObject) === (b as AnyObject) }
  if _isPOD(T.self) { return haveSameBytes(a, b) }
  let mirror = Mirror(reflecting: a)
  switch mirror.displayStyle {
  case .struct?: return haveSameFields(a, b)
  case .enum?, .optional?, .tuple?, .collection?:
    let other = Mirror(reflecting: b)
    return mirror.children.count == other.children.count
      && (0 < mirror.children.count || "\(a)" == "\(b)")
      && zip(mirror.children, other.children).allSatisfy {
        $0.label == $1.label && isSameInput($0.value, $1.value)
      }
  default: return false
  }
}

private func isSameComparable<T: ComparableInput>(_ a: T, _ b: Any) -> Bool {
  (b as? T).map { a.isSameInput(as: $0) } ?? false
}

private func isEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool {
  (b as? T).map { a == $0 } ?? false
}

private func haveSameBytes<T>(_ a: T, _ b: T) -> Bool {
  withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { b in a.elementsEqual(b) } }
}

private func haveSameFields<T>(_ a: T, _ b: T) -> Bool {
  withUnsafePointer(to: a) { a in
    withUnsafePointer(to: b) { b in
      let (a, b) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
      return _forEachField(of: T.self, options: []) { _, offset, type, _ in
        func compare<F>(_ type: F.Type) -> Bool {
          isSameField(
            (a + offset).assumingMemoryBound(to: F.self).pointee,
            (b + offset).assumingMemoryBound(to: F.self).pointee)
        }
        return _openExistential(type, do: compare)
      }
    }
  }
}

/// An existential is compared by the value in it.
private func isSameField<F>(_ a: F, _ b: F) -> Bool {
  F.self == type(of: a as Any) ? isSame(a, b) : isSameInput(a, b)
}
