import Foundation

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits
  public static let isButton = Self(bit: 0)
  public static let isHeader = Self(bit: 1)
  public static let isSelected = Self(bit: 2)
  public static let isLink = Self(bit: 3)
  public static let isSearchField = Self(bit: 4)
  public static let isImage = Self(bit: 5)
  public static let playsSound = Self(bit: 6)
  public static let isKeyboardKey = Self(bit: 7)
  public static let isStaticText = Self(bit: 8)
  public static let isSummaryElement = Self(bit: 9)
  public static let updatesFrequently = Self(bit: 10)
  public static let startsMediaSession = Self(bit: 11)
  public static let allowsDirectInteraction = Self(bit: 12)
  public static let causesPageTurn = Self(bit: 13)
  public static let isModal = Self(bit: 14)
  public static let isToggle = Self(bit: 15)
  public static let isTabBar = Self(bit: 16)

  private var bits: Set<Int>
  public init() { bits = [] }
  private init(bit: Int) { bits = [bit] }
  private init(bits: Set<Int>) { self.bits = bits }

  public func contains(_ member: Self) -> Bool { bits.isSuperset(of: member.bits) }
  public func union(_ other: Self) -> Self { Self(bits: bits.union(other.bits)) }
  public func intersection(_ other: Self) -> Self { Self(bits: bits.intersection(other.bits)) }
  public func symmetricDifference(_ other: Self) -> Self {
    Self(bits: bits.symmetricDifference(other.bits))
  }
  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) {
    self = symmetricDifference(other)
  }
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    formUnion(new)
    return (true, new)
  }
  public mutating func remove(_ member: Self) -> Self? { nil }
  public mutating func update(with new: Self) -> Self? { nil }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  var name = ""

  public static let ignore = Self(name: "ignore"), contain = Self(name: "contain"),
    combine = Self(name: "combine")
}

public struct AccessibilityActionKind: Equatable, Sendable {
  public static let `default` = Self(), escape = Self(), magicTap = Self(), delete = Self()
  public static let showMenu = Self()
  public init(named name: Text) {}
  init() {}
}

public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

public enum AccessibilityLabeledPairRole: Sendable { case label, content }

public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

public struct AccessibilityTextContentType: Sendable {
  var name = ""

  public static let plain = Self(name: "plain"), console = Self(name: "console"),
    fileSystem = Self(name: "fileSystem"), messaging = Self(name: "messaging")
  public static let narrative = Self(name: "narrative"), sourceCode = Self(name: "sourceCode"),
    spreadsheet = Self(name: "spreadsheet")
  public static let wordProcessing = Self(name: "wordProcessing")
}

public enum AXCustomContent {
  public enum Importance: Sendable { case `default`, high }
}

@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension AccessibilityRotorContent where Body == Never {
  public var body: Never { fatalError() }
}

extension Never: AccessibilityRotorContent {}

@resultBuilder
public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
}

nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public init<S: StringProtocol>(_ label: S, id: ID, textRange: Range<String.Index>? = nil) {}
  public typealias Body = Never
}
