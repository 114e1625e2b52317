import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The full name of an initializer in a comment or an attribute: ``Gauge/init(value:unit:)``, `Gauge(value:unit:)`,
/// `renamed: "init(value:unit:)"`. It names nothing any more when the initializer gets a parameter.
struct InitializerMention {
  /// `init(value:unit:)`
  let name: String
  let path: String

  /// - Parameter declarations: the type and its extensions.
  init?(ofInitializersOf declarations: [TypeDecl], in context: TransformContext) {
    let names = Set(declarations.flatMap(\.initializerNames)).sorted()
    guard let type = declarations.first?.name, !names.isEmpty else { return nil }
    let own = Set(declarations.map(\.cursor.tree.source.path))
    for file in context.files(mentioning: type) {
      let source = file.tree.source
      guard source.holds("init(") || source.holds(":)") else { continue }
      let found = names.first { name in
        let call = name.contains(":") ? ["\(type)\(name.dropFirst(4))"] : []
        let spellings = ["\(type)/\(name)`", "\(type).\(name)\""] + call
        return (spellings + (own.contains(source.path) ? ["`\(name)`", "\"\(name)\""] : []))
          .contains(where: source.holds)
      }
      guard let found else { continue }
      name = found
      path = source.path
      return
    }
    return nil
  }

  /// What a reviewer has to know.
  var caveat: String { "\(path) names `\(name)`, which gets a parameter" }
}

extension TypeDecl {
  /// The full names of the initializers, also of the memberwise one.
  fileprivate var initializerNames: [String] {
    let written = members.compactMap(InitializerDeclView.init).map { initializer in
      Self.name(of: initializer.parameters.map { $0.label ?? "_" })
    }
    guard written.isEmpty, !isExtension, let memberwise = MemberwiseInitializer(of: self) else {
      return written
    }
    return [Self.name(of: memberwise.properties.map(\.name))]
  }

  private static func name(of labels: [String]) -> String {
    "init(\(labels.map { $0 + ":" }.joined()))"
  }
}
