import Matching
import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// Replaces `navigationBarTitle(_:)` with `navigationTitle(_:)`, its successor since iOS 14.
public struct NAME: Transform {
  public let summary = "Replaces `.navigationBarTitle(t)` with `.navigationTitle(t)`."
  public let safety = Safety.review
  public let availability = Availability(iOS: 14)
  /// Files without this word are not parsed.

  /// `$TITLE` stands for one argument, `$$$OTHERS` for any number.
  private let old = Pattern(".navigationBarTitle($TITLE, $$$OTHERS)")

  public init() {}

  public func requiredNames(in context: TransformContext) -> Set<String>? { ["navigationBarTitle"] }

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    matches(of: old, in: file).compactMap { match in
      guard !context.declaresModifier("navigationTitle(_:)", for: file) else {
        return match.declined(.ownModifier, "this repository declares `navigationTitle(_:)`")
      }
      guard match["OTHERS"].isEmpty else {
        return match.declined(.unsupportedForm, "`displayMode` needs another modifier")
      }
      return match.change(to: ".navigationTitle($TITLE)")
    }
  }
}
