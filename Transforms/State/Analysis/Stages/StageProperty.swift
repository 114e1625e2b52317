import Semantics
import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// A stored property that may say which stage something is in: `isLoading`, `errorMessage: String?`.
struct StageProperty {
  let property: StoredProperty
  let kind: Kind
  /// Whether it is true, or has a value, from the beginning.
  let startsOn: Bool
  let uses: [StageUse]
  /// The members with uses that an enumeration cannot follow.
  private let otherHomes: Set<StageUse.Home>
  /// Why it has to stay; nil where it can go.
  let obstacle: Obstacle?

  enum Kind {
    case flag
    /// An optional value, with its type without the question mark.
    case payload(SyntaxCursor)
  }

  var name: String { property.name }

  var isFlag: Bool { if case .flag = kind { true } else { false } }

  /// The type of the value; nil for a flag.
  var payload: SyntaxCursor? { if case .payload(let type) = kind { type } else { nil } }

  init(_ shape: StageShape, in type: TypeDecl, _ context: TransformContext) {
    property = shape.property
    kind = shape.kind
    startsOn = shape.startsOn
    var obstacle = StageDeclaration(shape, in: type).obstacle(in: context)
    var uses: [StageUse] = []
    var otherHomes: Set<StageUse.Home> = []
    let found = context.uses(of: [shape.pattern], arePrivate: property.isPrivate)
    for (file, decls) in found {
      for use in decls {
        do throws(Obstacle) {
          uses.append(try StageUse(use, of: shape, in: file, context))
        } catch {
          obstacle = obstacle ?? error
          otherHomes.insert(StageUse.Home(of: use.name, in: file))
        }
      }
    }
    self.uses = uses
    self.otherHomes = otherHomes
    self.obstacle = obstacle
  }

  /// Whether the property speaks of something that went wrong: its name does, or it gets its values only where
  /// errors are caught.
  var isAboutFailure: Bool {
    let turningOn = uses.filter { $0.action == .turnOn }
    return property.isAboutFailure
      || !isFlag && !turningOn.isEmpty && turningOn.allSatisfy(\.isInCatch)
  }

  /// Whether the flag says that something is being loaded, so that a value is what was loaded.
  var isAboutLoading: Bool {
    let name = name.lowercased()
    return isFlag && ["load", "fetch", "refresh"].contains { name.contains($0) }
  }

  /// Whether some code shows the value in place of what it shows for a flag.
  func isShown(insteadOf flag: StageProperty) -> Bool {
    let chains = Set(flag.uses.compactMap(\.chain).map(StageGroup.Place.init))
    return uses.contains { use in
      use.chain.map { chains.contains(StageGroup.Place($0)) } ?? false
    }
  }

  /// Whether something other than its initial value gives it a value.
  var isTurnedOn: Bool { uses.contains { $0.action == .turnOn } }

  /// Whether a use is one of this property.
  func has(_ use: StageUse) -> Bool {
    uses.contains { $0.file.path == use.file.path && $0.name.id == use.name.id }
  }

  /// Whether some code reads it, as far as its uses tell.
  var isRead: Bool { !otherHomes.isEmpty || uses.contains { !$0.isWrite } }

  var isTurnedOff: Bool { uses.contains { $0.action == .turnOff } }

  /// Whether one function changes this property and another one, as far as its uses tell.
  func changes(with other: StageProperty) -> Bool {
    !changingHomes.isDisjoint(with: other.changingHomes)
  }

  private var changingHomes: Set<StageUse.Home> {
    otherHomes.union(uses.filter(\.isWrite).map(\.home))
  }
}

/// The declaration of a property that may say which stage something is in.
struct StageShape {
  let property: StoredProperty
  let kind: StageProperty.Kind
  let startsOn: Bool
  /// The node that declares the name.
  let pattern: SyntaxCursor

  var isFlag: Bool { if case .flag = kind { true } else { false } }

  init?(_ property: StoredProperty) {
    guard !property.isLet, let pattern = property.binding.child(.identifierPattern) else {
      return nil
    }
    let value = property.binding.child(.initializerClause)?.children.first { _ in true }
    self.property = property
    self.pattern = pattern
    if property.type?.kind == .optionalType,
      let wrapped = property.type?.children.first(where: { $0.kind != .unexpectedNodes })
    {
      kind = .payload(wrapped)
      startsOn = value != nil && value?.kind != .nilLiteralExpr
    } else if value?.kind == .booleanLiteralExpr,
      property.type?.textWithoutTrivia ?? "Bool" == "Bool"
    {
      kind = .flag
      startsOn = value?.text == "true"
    } else {
      return nil
    }
  }

  /// Whether views look at the property as long as they show what it belongs to.
  func isObserved(in type: TypeDecl) -> Bool { property.isObserved(in: type) }

  /// Whether the name speaks of something that is going on.
  var isAboutWork: Bool { isFlag && Self.namesWork(property.name.lowercased()) }

  var isAboutFailure: Bool { property.isAboutFailure }

  /// Whether a name, in lowercase letters, speaks of something that is going on.
  static func namesWork(_ name: String) -> Bool { work.contains { name.contains($0) } }

  private static let work = [
    "analyzing", "busy", "connecting", "creating", "deleting", "downloading", "fetching",
    "generating", "importing", "inprogress", "loading", "processing", "progressing", "refreshing",
    "running", "saving", "searching", "sending", "signingin", "submitting", "syncing", "updating",
    "uploading", "verifying", "working",
  ]
}

extension StoredProperty {
  /// Whether the name speaks of something that went wrong.
  fileprivate var isAboutFailure: Bool {
    let name = name.lowercased()
    return ["error", "fail"].contains { name.contains($0) }
  }
}

extension TypeDecl {
  /// Whether the type has the macro `@Observable`.
  var isObservable: Bool { hasAttribute("Observable") }

  /// Whether the declaration has an attribute, perhaps with a module's name before it.
  func hasAttribute(_ name: String) -> Bool { cursor.hasAttribute(name) }
}

extension SyntaxCursor {
  /// Whether a declaration has an attribute, perhaps with a module's name before it.
  func hasAttribute(_ name: String) -> Bool {
    children.contains { attribute in
      attribute.kind == .attribute
        && attribute.children.contains {
          $0.textWithoutTrivia == name || $0.textWithoutTrivia.hasSuffix("." + name)
        }
    }
  }
}
