import Parser
import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A SwiftPM or Tuist manifest, and its deployment targets: `.iOS(.v15)`, `.macOS("12.3")`,
/// `.multiplatform(iOS: "15.0", macOS: "12.0")`.
struct Manifest {
  private let tree: SyntaxTree

  init(_ source: SourceText, parser: SyntaxParser) {
    tree = parser.parse(source)
  }

  var releases: [PlatformRelease] { calls.flatMap(Self.releases) }

  /// All calls; none if the file is not a manifest: an app can have its own `Project.swift`.
  var calls: [FunctionCallView] {
    let isManifest = tree.nodes(ofKind: .importDecl).contains {
      $0.text.hasSuffix("PackageDescription") || $0.text.hasSuffix("ProjectDescription")
    }
    guard isManifest else { return [] }
    return tree.nodes(ofKind: .functionCallExpr).compactMap(FunctionCallView.init)
  }

  private static func releases(in call: FunctionCallView) -> [PlatformRelease] {
    guard let name = call.member?.name else { return [] }
    if let platform = Platform(rawValue: name) {
      let release = call.arguments.first.flatMap { Release(manifestValue: $0.value) }
      return release.map { [(platform, $0)] } ?? []
    }
    guard name == "multiplatform" else { return [] }
    return call.arguments.compactMap { argument in
      guard let platform = argument.label.flatMap(Platform.init(rawValue:)),
        let release = Release(manifestValue: argument.value)
      else { return nil }
      return (platform, release)
    }
  }
}

extension Release {
  /// Reads `.v10_15` and `"12.3"`.
  fileprivate init?(manifestValue value: SyntaxCursor) {
    if let name = MemberAccessView(value)?.name {
      guard name.hasPrefix("v") else { return nil }
      self.init(name.dropFirst().split(separator: "_").joined(separator: "."))
    } else {
      guard value.kind == .stringLiteralExpr else { return nil }
      self.init(value.text.filter { $0 != "\"" })
    }
  }
}
