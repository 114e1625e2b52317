import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// What changes say of other ways by which the same object stays in memory; and without the reports on objects that
/// stay as long as the application in any case.
struct LeftCycles {
  let outcomes: [Outcome]

  init(_ all: [Outcome], in file: ParsedFile, _ context: TransformContext) {
    let types = TypeDecl.all(in: file.tree)
    func owner(at offset: ByteOffset) -> String? {
      types.last { $0.cursor.range.start <= offset && offset < $0.cursor.range.end }?.name
    }
    let needed = all.filter { outcome in
      switch outcome {
      case .change(let change):
        return owner(at: change.offset).map { !context.isFirstScreen($0) } ?? true
      case .declined(let decline):
        guard decline.code == .retainCycle, let name = owner(at: decline.offset) else {
          return true
        }
        return !context.isFirstScreen(name) && !context.isKeptByApplication(name)
      }
    }
    let left = needed.compactMap { outcome -> String? in
      guard case .declined(let decline) = outcome, decline.code == .retainCycle else { return nil }
      return owner(at: decline.offset)
    }
    outcomes = needed.map { outcome in
      guard case .change(let change) = outcome, let name = owner(at: change.offset),
        left.contains(name)
      else { return outcome }
      return .change(
        Change(
          change.title + "; another cycle, which is reported, still keeps `\(name)` in memory",
          safety: change.safety, at: change.offset, parts: change.parts))
    }
  }
}

extension TransformContext {
  /// Whether no target compiles a file, and one compiles another file of its name with the same types.
  func isUnusedCopy(_ file: ParsedFile) -> Bool {
    let path = file.source.path
    let targets = buildTargets[path]
    guard !targets.isEmpty, targets.allSatisfy({ $0 < 0 }) else { return false }
    return TypeDecl.all(in: file.tree).filter { !$0.isExtension }.contains { type in
      index.declarations(named: type.name).contains { other in
        other.path != path && other.path.fileName == path.fileName
          && buildTargets[other.path].contains { 0 <= $0 }
      }
    }
  }

  /// Whether a class is of the view controller that is the root of a window, or the first of a storyboard, so that its
  /// object stays as long as the application.
  func isFirstScreen(_ name: String) -> Bool {
    let names = once { FirstScreens(in: self) }.names
    // Where there are several, one may take the place of another.
    if names == [name] { return true }
    guard name.hasPrefix("Root"), name.hasSuffix("Controller") else { return false }
    // A storyboard makes it, and no code does.
    return !files(mentioning: name).contains { file in
      file.tree.nodes(ofKind: .functionCallExpr).contains {
        FunctionCallView($0)?.callee?.textWithoutTrivia == name
      }
    }
  }
}

/// The classes of which code makes the root view controller of a window.
private struct FirstScreens: Sendable {
  let names: Set<String>

  init(in context: TransformContext) {
    var names: Set<String> = []
    for file in context.files(mentioning: "rootViewController") {
      for sequence in file.tree.nodes(ofKind: .sequenceExpr) {
        let parts = Array(sequence.children)
        guard parts.count == 3, parts[1].kind == .assignmentExpr,
          MemberAccessView(parts[0])?.name == "rootViewController"
        else { continue }
        let type = context.program.ask { program -> String? in
          guard case .nominal(let decl, _) = program.unwrapped(program.type(of: parts[2])),
            program.knownModule(of: decl) == nil
          else { return nil }
          return program.name(of: decl)
        }
        if let type { names.insert(type) }
      }
    }
    self.names = names
  }
}

extension String {
  fileprivate var fileName: Substring {
    self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...]
  }
}
