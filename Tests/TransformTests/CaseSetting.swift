import Parser
import Semantics
import SourceText
import SymbolIndex
import Syntax
import TestSupport
import TransformKit

@testable import Runner

/// What a page says of a run besides its code.
struct CaseSetting {
  /// The oldest release that the code is to run on.
  private(set) var targets = DeploymentTargets.unknown
  private(set) var codeStyle = CodeStyle()
  /// Whether the code is built with Xcode 16 or later.
  private(set) var isForXcode16 = true
  private(set) var options = OptionChoices()
  /// A page that expects a change to review shows what a run makes of it that accepts such changes.
  private(set) var safety = Safety.safe
  private(set) var modules = ModuleMap()
  /// The declarations of other modules, those of the transform's `Context.md` among them.
  private(set) var known = KnownDeclarations.described

  /// Says nothing.
  init() {}

  init(of page: CasePage, for transform: any Transform) throws {
    targets = Self.targets(page.deploymentTarget ?? "iOS 15")
    codeStyle = CodeStyle(
      lineLength: page.lineLength, allowsClosureBeforeTrailing: !page.usesSwiftLint,
      wantsTrailingClosures: page.wantsTrailingClosures)
    isForXcode16 = page.xcode != "15"
    safety = page.reviewed.isEmpty ? .safe : .review
    modules = try Self.modules(of: page)
    let context = try CasePage.context(of: transform.name)?.context ?? []
    let seen = (context + page.context).filter { $0.module == nil && !$0.code.contains("$CODE") }
    known = known.adding(seen.flatMap(\.parts), needsImport: false)
    for (name, value) in page.options {
      guard let option = transform.options.first(where: { $0.name == name }), option.allows(value)
      else { throw Fault.unknownOption("\(name)=\(value)") }
      options.choose(value, for: option, of: transform)
    }
  }

  /// What a page says of the deployment target: `iOS 17`, or `unknown`.
  private static func targets(_ text: String) -> DeploymentTargets {
    text == "unknown"
      ? .unknown : DeploymentTargets([DeploymentTarget(text, origin: "the page")!])
  }

  /// The modules that files say they are of, by their folders as in a package.
  private static func modules(of page: CasePage) throws -> ModuleMap {
    var modules: [String: ModuleID] = [:]
    for file in page.files {
      let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
      let module = ModuleID(name: file.module ?? "", isPublished: page.isPublished)
      guard modules.updateValue(module, forKey: folder) ?? module == module else {
        throw Fault.modulesShareFolder(folder)
      }
    }
    return ModuleMap(modules)
  }

  enum Fault: Error {
    case unknownOption(String)
    case modulesShareFolder(String)
  }
}

extension CasePage.Context {
  /// The declarations, without the helper that every program is told of.
  fileprivate var parts: [KnownDeclarations.Part] {
    let tree = SyntaxParser().parse(SourceText(code))
    return tree.root.children.flatMap { decl -> [KnownDeclarations.Part] in
      if let type = ExtensionDeclView(decl), type.declaresIf { return [] }
      let names = TypeDecl(decl).map { [$0.name] } ?? decl.declaredNames.map(\.name)
      return names.map { name in
        KnownDeclarations.Part(
          module: "Context", name: name, isExtension: decl.kind == .extensionDecl, isOwn: true
        ) { IndexedFile(SyntaxParser().parse(SourceText(decl.text, path: "Context.swift"))) }
      }
    }
  }
}

extension ExtensionDeclView {
  fileprivate var declaresIf: Bool {
    cursor.members.contains { FunctionDeclView($0)?.name == "if" }
  }
}
