import SourceText
import SymbolIndex
import Syntax

/// A type that closes itself through its environment, and everything that makes one.
public struct DismissingView: Sendable {
  /// The name with those of the types around it: `Outer.Inner`.
  public let name: String
  /// The property that it closes itself through; one for each copy of the type that several targets
  /// or branches of `#if` have.
  public let properties: [DismissProperty]
  /// The declarations of the type, one for each property, and behind them its extensions.
  public let declarations: [TypeDecl]
  /// All places that make one.
  public let sites: [ViewSite]
}

/// A place that makes a view: the call of its initialiser.
public struct ViewSite: Sendable {
  /// `V(…)`, or `V.init` where it is handed on as a value.
  public let expression: SyntaxCursor
  /// The ways on which what is made here comes to be shown; none when it is never shown.
  public let routes: [Route]
  /// What is right around it.
  public let step: ViewStep
}

/// One way from where a view is made to where it is shown.
public struct Route: Sendable {
  public let end: End
  /// The expression in the file of `end` that brings the view there: the call of the initialiser
  /// itself, a use of the property or function that makes it, or the call that makes a view around it.
  public let arrival: SyntaxCursor
  /// Whether the view is made in the presentation's own content or a property or function of the same
  /// type, where the state that presents it has the same name.
  public let isDirect: Bool

  public enum End: Sendable {
    case presentation(Presentation)
    /// A preview or a test: nobody is there to take it away.
    case preview
    /// The place that nothing can be said of, and why.
    case unresolved(SiteObstacle)
  }
}

/// Why nothing can be said of how a view is shown.
public struct SiteObstacle: Sendable {
  public let code: DeclineCode
  /// In words that follow "`V` is made …": "in a local variable".
  public let reason: String
  public let place: SyntaxCursor
  /// Whether it is only that other repositories may show the view as well.
  public var isOutOfSight = false
}

/// A place that shows another view for as long as some state says so.
public struct Presentation: Sendable {
  public enum Kind: String, Sendable {
    case sheet, fullScreenCover, popover, navigationDestination, navigationLink, hosting
  }

  /// What shows the view and takes it away.
  public enum Trigger: Sendable {
    /// A `Binding<Bool>`: `isPresented: $isShown`.
    case flag(SyntaxCursor)
    /// A `Binding` of an optional: `item: $item`.
    case item(SyntaxCursor)
    /// A `Binding` of the path of a stack, on which the view is an element.
    case path(SyntaxCursor)
    /// A link without a state that says whether it was followed.
    case none
    /// `UIHostingController(rootView:)`
    case hosting
  }

  public let kind: Kind
  public let trigger: Trigger
  /// The call: `.sheet(isPresented: …) { … }`.
  public let call: SyntaxCursor
  /// The closure or argument that the shown view stands in.
  public let content: SyntaxCursor
}
