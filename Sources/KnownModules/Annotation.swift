/// What a comment above a declaration says that its signature does not:
/// `// presents content while isPresented`.
public struct Annotation: Hashable, Sendable {
  public let fact: Fact
  /// The parameter of a presentation or push that takes what is shown.
  public let content: String?
  /// The parameter that takes the binding which says whether it is shown.
  public let state: String?

  private init(_ fact: Fact, content: String? = nil, state: String? = nil) {
    self.fact = fact
    self.content = content
    self.state = state
  }

  /// Reads the annotations in a comment, which are separated by commas.
  ///
  /// - Returns: nil for a comment with anything else.
  public static func all(inComment comment: some StringProtocol) -> [Annotation]? {
    guard comment.hasPrefix("// ") else { return nil }
    let read = comment.dropFirst(3).split(separator: ", ", omittingEmptySubsequences: false)
      .map { annotation(String($0)) }
    return read.contains(nil) ? nil : read.compactMap(\.self)
  }

  private static func annotation(_ text: String) -> Annotation? {
    if let fact = Fact(rawValue: text) { return fact.showsView ? nil : Annotation(fact) }
    let words = text.split(separator: " ").map(String.init)
    guard let fact = words.first.flatMap(Fact.init), fact.showsView else { return nil }
    switch words.count {
    case 2: return Annotation(fact, content: words[1])
    case 4 where words[2] == "while": return Annotation(fact, content: words[1], state: words[3])
    default: return nil
    }
  }
}

extension Annotation {
  /// What can be said of a declaration. The raw value is the text in the comment.
  public enum Fact: String, CaseIterable, Sendable {
    /// `presents CONTENT while STATE`: shows a view over the view, as `sheet` does.
    case presents
    /// `overlays CONTENT while STATE`: shows a view over the view as a part of it, so that `dismiss` does not close
    /// what is shown.
    case overlays
    /// `pushes CONTENT` or `pushes CONTENT while STATE`: shows a view on the navigation stack.
    case pushes
    /// What it is passed becomes a part of the view: a view, or a style or modifier that makes one.
    case showsContent = "shows content"
    /// Its trailing closure is a view builder, and it takes no other.
    case takesOneBuilder = "takes one builder"
    /// It arranges views along an axis or in a grid.
    case stack
    /// It fills the screen whose content it is.
    case fillsScreen = "fills the screen"
    /// It leaves the layout of its views to the container around it.
    case leavesLayout = "leaves layout to its container"
    /// A list or stack takes it apart into several views.
    case severalViews = "several views"
    /// Views are pushed on it, or shown in its columns.
    case navigationContainer = "navigation container"
    /// It passes its closure a value and calls it for one content at a time.
    case reader
    /// A class whose `rootView` is a SwiftUI view.
    case hostsView = "hosts a view"
    /// The types that conform to the protocol have a body that is a part of the view which uses them.
    case bodyIsShown = "its body is shown"
    /// The types that conform to the protocol stand beside views, and are none.
    case standsBesideViews = "stands beside views"
    /// The types that conform to the protocol declare windows.
    case declaresWindows = "declares windows"
    /// It declares previews and nothing that an app shows.
    case preview
    /// SwiftUI observes the wrapper itself, so that nobody passes the property in.
    case observed
    /// The view stores the value of the wrapper.
    case storesValue = "stores the value"
    /// The wrapper cannot begin without a value.
    case needsValue = "needs a value"
    /// The system draws its content anew, so that modifiers of the content may not count.
    case drawnBySystem = "drawn by the system"
    /// It runs its action when the user interacts with it.
    case userAction = "runs on user action"
    /// It runs when the view appears or disappears, or depends on the view's identity.
    case dependsOnLifetime = "depends on lifetime"
    /// It acts differently on a hidden view than on a transparent one.
    case dependsOnHiding = "depends on hiding"
    /// The view loses its state when the value that it is passed changes.
    case breaksIdentity = "breaks identity"
    /// The outermost on a chain wins, even if its value is the default.
    case outermostWins = "outermost wins"
    /// It sets the environment value of its own name.
    case setsEnvironment = "sets the environment"
    /// Only `Text` had it before iOS 16.
    case textOnlyBeforeIOS16 = "Text only before iOS 16"
    /// The stand-in for SwiftUI does not have it.
    case pageOnly = "page only"

    /// Whether the names of parameters follow it.
    var showsView: Bool { [.presents, .overlays, .pushes].contains(self) }
  }
}
