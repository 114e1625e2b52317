import Parser
import SourceText
import Syntax
import Testing
import TransformKit

/// The check of variants finds the faults that it is for.
@Suite struct VariantCheckTests {
  /// What a transform gets wrong in some variants of two calls.
  enum Fault: CaseIterable {
    case missesSpacedCalls, missesConditionalCalls, losesComments, changesTwice
  }

  @Test(arguments: Fault.allCases)
  func finds(_ fault: Fault) {
    #expect(differences(of: Renaming(fault: fault)) != [])
  }

  @Test func findsNothingWrongWithASoundTransform() {
    #expect(differences(of: Renaming(fault: nil)) == [])
  }

  private func differences(of transform: Renaming) -> [String] {
    let parser = SyntaxParser()
    let code = "let shelf = Shelf()\nshelf.old(1)\nshelf.add(book)\nshelf.old(2)\n"
    let run = TransformRun(transform, on: [parser.parse(SourceText(code))])
    let check = VariantCheck(transform, on: run, in: CaseSetting(), parser: parser)
    return VariantMaker(of: run, file: 0, parser: parser).variants.compactMap { variant in
      guard case .differs(let difference) = check.comparison(with: variant) else { return nil }
      return "\(variant.name): \(difference)"
    }
  }
}

/// Renames the calls of `old` to `new`, or gets something about it wrong.
private struct Renaming: Transform {
  let summary = "Renames `old` to `new`."
  let safety = Safety.safe
  let fault: VariantCheckTests.Fault?

  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    if fault == .missesConditionalCalls,
      file.tree.nodes(ofKind: .ifConfigDecl).contains(where: { _ in true })
    {
      return []
    }
    return file.tree.nodes(ofKind: .functionCallExpr).compactMap { call in
      guard let callee = FunctionCallView(call)?.callee, let view = MemberAccessView(callee),
        let name = view.nameToken, view.name == "old" || fault == .changesTwice,
        fault != .missesSpacedCalls || call.text.hasPrefix("shelf.old(")
      else { return nil }
      let range = fault == .losesComments ? callee.range : file.tree.range(of: name)
      let text = fault == .losesComments ? "shelf.new" : "new"
      return .change(
        Change(
          "Rename", safety: .safe, at: range.start, in: file, edits: [.replace(range, with: text)]))
    }
  }
}
