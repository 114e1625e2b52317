import Semantics
import SwiftUIModel
import Syntax
import TransformKit

extension ConditionalCall {
  /// Why a change that replaces the call with modifiers needs review, whatever they are replaced with.
  func caveats(
    replacedBy modifiers: [ConditionalModifier], ancestry: Ancestry, in context: TransformContext
  ) -> [String] {
    let position = context.program.ask { program in
      self.position(ancestry, in: program, context)
    }
    let typing: String? =
      if case .unclear(let name) = position {
        "`\(name)` may require the present type of the view"
      } else { nil }
    let hides = modifiers.contains { $0.name == "hidden" }
    let rebuilding =
      rebuildCaveat(replacedBy: modifiers, ancestry: ancestry, in: context)
      ?? KeptContent.caveat(of: self, ancestry: ancestry, hides: hides, in: context)
    return [
      rebuilding, typing ?? resultTypeCaveat(ancestry, in: context), linkCaveat(in: context),
      spacerCaveat(in: context), blendingCaveat(of: modifiers), decorativeCaveat(of: modifiers),
      hides ? descriptionCaveat : nil, transitionCaveat(of: modifiers, in: context),
    ].compactMap(\.self)
  }

  /// A spacer or divider takes its direction from the stack, and a spacer has a lower priority than others.
  private func spacerCaveat(in context: TransformContext) -> String? {
    let spacer = receiver.flatMap { view in context.program.ask { ShownSpacer(in: view, $0) } }
    guard let name = spacer?.name else { return nil }
    return "a stack may lay out a `\(name)` with a modifier otherwise than one without"
  }

  /// VoiceOver does not read a hidden view, and perhaps a transparent one that is described.
  private var descriptionCaveat: String? {
    let described = chain.links.dropFirst(chain.position + 1).first { link in
      link.name.hasPrefix("accessibility") && link.name != "accessibilityIdentifier"
        && link.call?.arguments.first?.value.text != "true"
    }
    return described.map {
      "VoiceOver may read the transparent view, which `\($0.name)` describes"
    }
  }

  /// What is drawn as a whole is blended as a whole.
  private func blendingCaveat(of modifiers: [ConditionalModifier]) -> String? {
    let names = ([receiver].compactMap(\.self) + (receiver.map { Array($0.descendants) } ?? []))
      .compactMap(\.declaredName)
    guard names.contains("blendMode"),
      let name = modifiers.map(\.name).first(where: Self.effects.contains)
    else { return nil }
    return "after the change, `\(name)` may isolate the `blendMode` in the view"
  }

  private static let effects: Set<String> = [
    "blur", "brightness", "colorMultiply", "contrast", "grayscale", "hidden", "hueRotation",
    "opacity", "rotation3DEffect", "saturation", "shadow",
  ]

  /// A decorative image is hidden from VoiceOver by itself.
  private func decorativeCaveat(of modifiers: [ConditionalModifier]) -> String? {
    let isDecorative = receiver.map { receiver in
      ([receiver] + Array(receiver.descendants)).compactMap(FunctionCallView.init).contains {
        $0.name == "Image" && $0.arguments.first?.label == "decorative"
      }
    }
    return isDecorative == true && modifiers.contains { $0.name == "accessibilityHidden" }
      ? "`accessibilityHidden(false)` may show a decorative image to VoiceOver" : nil
  }

  private func rebuildCaveat(
    replacedBy modifiers: [ConditionalModifier], ancestry: Ancestry, in context: TransformContext
  ) -> String? {
    let hides = modifiers.contains { $0.name == "hidden" }
    if let modifier = rebuildDependent(staysVisible: !hides, ancestry, in: context) {
      return
        "after the change, `\(modifier)` on this chain may behave differently: "
        + "the view is no longer rebuilt"
    }
    return RebuildSearch(in: context, staysVisible: !hides).finding(near: self, ancestry: ancestry)?
      .caveat(near: "this view") ?? presentationCaveat(in: context)
  }

  /// What the chain presents on the result of the helper, which is another view after each change.
  private func presentationCaveat(in context: TransformContext) -> String? {
    let following = chain.links.dropFirst(chain.position + 1).compactMap(\.call)
    return KeptContent.presentationCaveat(of: following, in: context)
  }

  /// The first modifier of the chain that behaves differently if the view is kept, whether it stands on
  /// the chain or in the closure of another helper there.
  private func rebuildDependent(
    staysVisible: Bool, _ ancestry: Ancestry, in context: TransformContext
  ) -> String? {
    let uses = VariableUses(ofValue: helper.call.cursor, ancestry, context)
    return context.program.ask { program in
      let dependence = RebuildDependence(program, staysVisible: staysVisible)
      let others =
        chain.links.indices.filter { $0 != chain.position }.compactMap {
          chain.links[$0].call
        } + uses.links.compactMap(\.call)
      return others.lazy.flatMap { [$0] + program.calls(appliedBy: $0, in: context.model) }
        .first(where: dependence.affects)?.nameNode?.declaredName
    }
  }
}

extension [ConditionalModifier] {
  /// Why modifiers need review if the type that they are called on is not known.
  var originCaveat: String? {
    first { $0.origin == .unknown }.map {
      "the type of the view is not known, and it may declare its own `\($0.name)`"
    }
  }
}

extension Program {
  /// The modifiers in the closures of a call, if it is one of a conditional modifier.
  func calls(
    appliedBy call: FunctionCallView, in model: RepositoryModel
  ) -> [FunctionCallView] {
    guard let name = call.member?.name, model.mayBeConditionalModifier(name),
      case .helper(let helper) = helperCall(call, in: model)
    else { return [] }
    return [helper.transform, helper.alternative].compactMap { $0?.value }.flatMap { closure in
      (try? AppliedModifiers(of: closure))?.calls ?? []
    }
  }
}
