/// A part of a page: one declaration at the top level, or extensions of one type in a row, with the
/// annotations above.
public struct Chunk: Sendable {
  /// The declared name; of an extension the last part of the name that it extends.
  public let name: String
  public let isExtension: Bool

  let page: Page
  let range: Range<Int>

  /// The page that it is from: `SwiftUI/Views`.
  public var path: String { page.path.description }

  /// The Swift code, which is a part of the program.
  public var code: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: page.code.utf8Start + range.lowerBound, count: range.count)
  }
}
