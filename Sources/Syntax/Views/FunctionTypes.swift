extension SyntaxCursor {
  /// Whether a type is a function type, so that its value can be a closure: `() -> Void`,
  /// `@escaping () -> Void`, `(() -> Void)?`. An autoclosure does not count.
  public var isFunctionType: Bool {
    switch kind {
    case .functionType:
      return true
    case .attributedType:
      let isAutoclosure = children.contains {
        $0.kind == .attribute && $0.textWithoutTrivia == "@autoclosure"
      }
      return !isAutoclosure && children.contains(where: \.isFunctionType)
    case .optionalType, .implicitlyUnwrappedOptionalType, .tupleType, .tupleTypeElement:
      var inner = children.makeIterator()
      guard let only = inner.next(), inner.next() == nil else { return false }
      return only.isFunctionType
    default:
      return false
    }
  }
}
