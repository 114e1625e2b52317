import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Views of SwiftUI that read some of what they are given only once.
extension KeptContent {
  /// Rows over a range without ids, which SwiftUI does not read again: `ForEach(0..<count) { … }`.
  func fixedCountCaveat(_ part: Part) -> String? {
    let calls = ([part.code] + Array(part.code.descendants)).compactMap(FunctionCallView.init)
    let found = calls.first { call in
      guard let name = call.name, ["ForEach", "List"].contains(name), call.member == nil,
        let data = call.arguments.first, data.label == nil, !data.isTrailing,
        call.arguments.dropFirst().allSatisfy({ ["content", "rowContent", nil].contains($0.label) })
      else { return false }
      return context.program.ask { $0.isRangeThatChanges(data.value) }
    }
    return found?.name.map {
      "after the change, the number of rows in `\($0)` stays as it was: its range is read only once"
    }
  }

  /// What the view presents: it is closed when the view is rebuilt, and its `onDismiss` runs.
  func presentationCaveat(_ part: Part) -> String? {
    Self.presentationCaveat(
      of: ([part.code] + Array(part.code.descendants)).compactMap(FunctionCallView.init),
      in: context)
  }

  static func presentationCaveat(
    of calls: [FunctionCallView], in context: TransformContext
  ) -> String? {
    let found = context.program.ask { program in
      calls.first { call in
        guard let name = call.nameNode?.declaredName, presenting.contains(name),
          program.mayBeKnown(call)
        else { return false }
        // A destination for values belongs to the stack.
        return call.arguments.first.map { $0.label != "for" } == true
      }
    }
    return found?.nameNode?.declaredName.map {
      "after the change, the `\($0)` of the view stays open while the condition changes"
    }
  }

  private static let presenting: Set<String> = [
    "actionSheet", "alert", "confirmationDialog", "fileExporter", "fileImporter", "fileMover",
    "fullScreenCover", "inspector", "navigationDestination", "photosPicker", "popover",
    "quickLookPreview", "sheet",
  ]

  /// A layout whose cache an update does not replace.
  func layoutCaveat(of type: DeclID) -> String? {
    context.program.ask { program in
      guard target == nil, program.knownModule(of: type) == nil,
        program.conforms(typeAt: program.cursor(of: type), to: "Layout", of: "SwiftUI") == true,
        program.members(named: "updateCache", ofType: type, from: type.file)
          .contains(where: { program.knownModule(of: $0) == nil })
      else { return nil }
      return "after the change, `\(program.name(of: type))` keeps its cache"
    }
  }
}

extension Program {
  /// Whether an expression is a range of integers other than one between literals.
  fileprivate func isRangeThatChanges(_ expr: SyntaxCursor) -> Bool {
    let value = expr.unparenthesized
    if case .infix(let left, let sign, let right) = OperatorTable.standard.fold(value).shape,
      ["..<", "..."].contains(sign.text)
    {
      return ![left, right].allSatisfy { side in
        if case .operand(let bound) = side.shape {
          bound.kind == .integerLiteralExpr
        } else {
          false
        }
      }
    }
    return MemberAccessView(value)?.name == "indices"
      || ["ClosedRange", "Range"].contains(knownName(of: type(of: value)))
  }
}
