// Modifiers with different names that set the same trait of a view.

extension SwiftUINames {
  /// The names of the modifiers that set the trait which a modifier sets, its own first.
  public static func namesOfTrait(_ name: String) -> [String] {
    let others = traits.filter { $0.contains(name) }.flatMap(\.self)
    return [name] + Set(others).subtracting([name]).sorted()
  }

  /// The name in use and the older or newer ones. The old `accessibility` sets one trait for each label.
  private static let traits: [Set<String>] = [
    ["accentColor", "tint"],
    ["accessibility", "accessibilityAddTraits", "accessibilityRemoveTraits"],
    ["accessibility", "accessibilityHidden"],
    ["accessibility", "accessibilitySortPriority"],
    ["autocapitalization", "textInputAutocapitalization"],
    ["autocorrectionDisabled", "disableAutocorrection"],
    ["bold", "fontWeight"],
    ["colorScheme", "preferredColorScheme"],
    ["edgesIgnoringSafeArea", "ignoresSafeArea"],
    ["foregroundColor", "foregroundStyle"],
    ["labelsHidden", "labelsVisibility"],
    [
      "navigationBarTitle", "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode",
    ],
    ["navigationBarHidden", "toolbar", "toolbarVisibility"],
    ["statusBar", "statusBarHidden"],
  ]
}
