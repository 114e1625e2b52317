import Foundation
import KnownModules
import SwiftUIModel
import Testing

/// What the comments of the pages say.
@Suite struct AnnotationTests {
  private static let declarations = KnownModules.all.flatMap(AnnotatedDeclaration.all)

  /// The declarations of the modules whose names the catalog lists.
  private static let catalogued = KnownModules.all
    .filter { ["AppKit", "SwiftUI", "UIKit"].contains($0.name) }
    .flatMap(AnnotatedDeclaration.all)

  @Test func areReadOneAfterAnother() {
    check("// presents content while isPresented", [(.presents, "content", "isPresented")])
    check("// pushes destination", [(.pushes, "destination", nil)])
    check("// page only, shows content", [(.pageOnly, nil, nil), (.showsContent, nil, nil)])
    for comment in ["// presents", "// pushes a while", "// Stack", "/// stack", "// stack,"] {
      #expect(Annotation.all(inComment: comment) == nil)
    }
  }

  private func check(_ comment: String, _ expected: [(Annotation.Fact, String?, String?)]) {
    let annotations = Annotation.all(inComment: comment) ?? []
    #expect(annotations.map(\.fact) == expected.map(\.0))
    #expect(annotations.map(\.content) == expected.map(\.1))
    #expect(annotations.map(\.state) == expected.map(\.2))
  }

  /// A page has no other comments.
  @Test(arguments: KnownModules.all.map(\.name))
  func haveKnownWords(module: String) {
    let code = KnownModules.all.filter { $0.name == module }.flatMap(\.chunks).flatMap(\.code)
    for line in String(decoding: code, as: UTF8.self).split(separator: "\n")
    where line.contains("//") {
      #expect(Annotation.all(inComment: line.drop { $0 == " " }) != nil, "\(line)")
    }
  }

  @Test func standInTheReadme() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/KnownModules/README.md")
    let words = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
      .compactMap { $0.firstMatch(of: /^\| `\/\/ (.+?)(?: CONTENT while STATE)?` \|/)?.1 }
    #expect(words == Annotation.Fact.allCases.map { Substring($0.rawValue) })
  }

  /// What is presented, and the binding that says so, are parameters.
  @Test func nameParameters() {
    for declaration in Self.declarations {
      for annotation in declaration.annotations {
        for name in [annotation.content, annotation.state].compactMap(\.self) {
          #expect(declaration.parameters.contains(name), "\(declaration.name): \(name)")
        }
      }
    }
  }

  // MARK: The catalog

  /// What SwiftUI's names mean can be read from its pages.
  @Test(arguments: AnnotatedFact.all)
  func agreeWithTheCatalog(_ pair: AnnotatedFact) {
    let annotated = Self.catalogued
      .filter { $0.annotations.contains { pair.annotations.contains($0.fact) } }.map(\.name)
    let known = Set(Self.catalogued.map(\.name))
    let expected = pair.facts.flatMap(SwiftUINames.names).filter(known.contains)
    #expect(Set(annotated).symmetricDifference(expected) == [])
  }

  /// Other facts are what a type conforms to or inherits from.
  @Test(
    arguments: zip(
      ["View", "Scene", "ShapeStyle", "Gesture", "UIViewController"],
      [SwiftUINames.Facts.view, .scene, .shapeStyle, .gesture, .viewController]))
  func areNotNeededForConformances(type: String, fact: SwiftUINames.Facts) {
    var inherited: [String: Set<String>] = [:]
    for declaration in Self.catalogued {
      inherited[declaration.name, default: []].formUnion(declaration.inherited)
    }
    var found: Set<String> = [type]
    while let next = inherited.first(where: {
      !found.contains($0.key) && !$0.value.isDisjoint(with: found)
    }) {
      found.insert(next.key)
    }
    let expected = SwiftUINames.names(fact).filter { inherited[$0] != nil }
    #expect(Set(expected).subtracting(found) == [])
  }
}

/// Facts of the catalog, and the annotations that say the same.
struct AnnotatedFact: CustomTestStringConvertible, Sendable {
  let facts: [SwiftUINames.Facts]
  let annotations: [Annotation.Fact]

  var testDescription: String { "\(annotations)" }

  static let all = [
    Self(facts: [.presenting], annotations: [.presents, .pushes]),
    Self(facts: [.modal], annotations: [.presents]),
    Self(facts: [.container, .contentModifier], annotations: [.showsContent]),
    Self(facts: [.viewBuilder], annotations: [.takesOneBuilder]),
    Self(facts: [.stack], annotations: [.stack]),
    Self(facts: [.screen], annotations: [.fillsScreen]),
    Self(facts: [.grouping], annotations: [.leavesLayout]),
    Self(facts: [.multipleViews], annotations: [.severalViews]),
    Self(facts: [.navigationContainer], annotations: [.navigationContainer]),
    Self(facts: [.reader], annotations: [.reader]),
    Self(facts: [.host], annotations: [.hostsView]),
    Self(facts: [.viewLikeProtocol], annotations: [.bodyIsShown]),
    Self(facts: [.builderContentProtocol], annotations: [.standsBesideViews]),
    Self(facts: [.sceneProtocol], annotations: [.declaresWindows]),
    Self(facts: [.previewProtocol, .previewMacro], annotations: [.preview]),
    Self(facts: [.observedWrapper], annotations: [.observed]),
    Self(facts: [.storingWrapper], annotations: [.storesValue]),
    Self(facts: [.wrapperNeedingValue], annotations: [.needsValue]),
    Self(facts: [.systemDrawn], annotations: [.drawnBySystem]),
    Self(facts: [.userAction], annotations: [.userAction]),
    Self(facts: [.lifetimeDependent], annotations: [.dependsOnLifetime]),
    Self(facts: [.hidingDependent], annotations: [.dependsOnHiding]),
    Self(facts: [.outermostWins], annotations: [.outermostWins]),
    Self(facts: [.environmentValue], annotations: [.setsEnvironment]),
    Self(facts: [.textOnlyBeforeIOS16], annotations: [.textOnlyBeforeIOS16]),
  ]
}
