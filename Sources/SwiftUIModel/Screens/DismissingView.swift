import SourceText
import SymbolIndex
import Syntax

/// A type that dismisses itself through its environment, and everything that creates one.
public struct DismissingView: Sendable {
  /// The name with those of the types around it: `Outer.Inner`.
  public let name: String
  /// The property that it dismisses itself with; one for each copy of the type that several targets
  /// or branches of `#if` declare.
  public let properties: [DismissProperty]
  /// The declarations of the type, one for each property, followed by its extensions.
  public let declarations: [TypeDecl]
  /// All places that create one.
  public let sites: [ViewSite]
  /// The files that were not read, and may create one too.
  public let unreadFiles: [UnreadFile]
  /// The views and members around it that files in no target may use, too. Several sites may share one.
  public let unbuiltUses: [UnbuiltUse]
}

/// A file in no target, and what it may use of the repository. It shows nothing, since nothing compiles it.
public struct UnbuiltUse: Hashable, Sendable {
  public let path: String
  /// The name of a view, or of a member that returns one.
  public let name: String

  public init(path: String, name: String) {
    self.path = path
    self.name = name
  }
}

/// A place that creates a view: the call of its initializer.
public struct ViewSite: Sendable {
  /// `V(…)`, or `V.init` where the initializer is passed as a value.
  public let expression: SyntaxCursor
  /// The routes to what presents the view; none when nothing does.
  public let routes: [Route]
  /// What is directly around it.
  public let step: ViewStep
}

/// A presentation route: from where a view is created to what presents it.
public struct Route: Sendable {
  public let end: End
  /// The expression in the file of `end` that brings the view there: the call of the initializer, a
  /// use of the property or function that creates it, or the call that creates a view around it.
  public let arrival: SyntaxCursor
  /// Whether the view is created in the presentation's own content, or in a property or function of
  /// the same type, where the state that presents it has the same name.
  public let isDirect: Bool

  public enum End: Sendable {
    case presentation(Presentation)
    /// A preview or a test: nothing has to dismiss the view.
    case preview
    case unresolved(UnresolvedRoute)
  }
}

/// A call that shows another view while a state says so.
public struct Presentation: Sendable {
  public enum Kind: String, Sendable {
    case sheet, fullScreenCover, popover, navigationDestination, navigationLink, hosting
    /// What has no declaration in sight, and is taken to present by the names of its arguments.
    case presumed
  }

  /// What presents the view and dismisses it.
  public enum Trigger: Sendable {
    /// A `Binding<Bool>`: `isPresented: $isShown`.
    case flag(SyntaxCursor)
    /// A `Binding` of an optional: `item: $item`.
    case item(SyntaxCursor)
    /// A `Binding` of the path of a stack, on which the view is an element.
    case path(SyntaxCursor)
    /// A link or destination that no state controls.
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
