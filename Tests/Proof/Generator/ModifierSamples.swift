/// Calls of modifiers for the closures of conditional modifiers: every row of the table of
/// `conditional-modifier-to-value`, the builders, the environment, and some that have no inert
/// value.
enum ModifierSamples {
  /// `#` stands for a number that no other part of the app has.
  static let exact = [
    "padding(8)", "padding()", "padding(.top, 4)", "padding([.leading, .bottom], 6)",
    "padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))", "safeAreaPadding(8)",
    "safeAreaPadding(.top, 3)", "frame(width: 40)", "frame(width: 40, height: 20)",
    "frame(maxWidth: .infinity)", "frame(minWidth: 10, maxWidth: 90, alignment: .leading)",
    "fixedSize()", "fixedSize(horizontal: true, vertical: false)", "offset(x: 4)",
    "offset(x: 1, y: 2)", "offset(CGSize(width: 1, height: 2))", "layoutPriority(1)", "zIndex(2)",
    "ignoresSafeArea()", "ignoresSafeArea(edges: .top)", "edgesIgnoringSafeArea(.all)",
    "listRowInsets(EdgeInsets())", "hidden()", "hidden()", "hidden()", "opacity(0.5)", "opacity(0)",
    "blur(radius: 3)", "brightness(0.2)", "contrast(0.5)", "saturation(0.3)", "grayscale(0.7)",
    "hueRotation(.degrees(30))", "colorMultiply(.red)", "blendMode(.multiply)", "shadow(radius: 3)",
    "shadow(color: .blue, radius: 2)", "shadow(color: .blue, radius: 2, x: 1, y: 1)",
    "rotationEffect(.degrees(9))", "rotation3DEffect(.degrees(9), axis: (x: 1, y: 0, z: 0))",
    "scaleEffect(2)", "scaleEffect(x: 1, y: 2)", "scaleEffect(CGSize(width: 2, height: 2))",
    "transformEffect(CGAffineTransform(scaleX: 2, y: 2))", "border(.red)",
    "border(Color.red, width: 2)", "background(Color.yellow)", "background(.yellow)",
    "background(.thinMaterial)", "background(Color.green, in: Capsule())",
    "overlay(Color.red.opacity(0.2))", "redacted(reason: .placeholder)",
    "listRowBackground(Color.red)", "listRowSeparator(.hidden)", "listSectionSeparator(.hidden)",
    "listRowSeparatorTint(.red)", "listItemTint(.red)", "disabled(true)", "disabled(true)",
    "allowsHitTesting(false)", "deleteDisabled(true)", "moveDisabled(true)", "selectionDisabled()",
    "hoverEffectDisabled()", "badge(3)", "accessibilityHidden(true)",
    "accessibilityAddTraits(.isHeader)", "accessibilityRemoveTraits(.isButton)",
    "accessibilitySortPriority(1)", "navigationBarBackButtonHidden()",
    "navigationBarTitleDisplayMode(.inline)", "toolbar(.hidden, for: .navigationBar)",
    "persistentSystemOverlays(.hidden)", "statusBarHidden()", "interactiveDismissDisabled()",
    "presentationDragIndicator(.visible)", "presentationCornerRadius(4)",
    "presentationBackgroundInteraction(.enabled)",
    "gesture(TapGesture().onEnded { record(\"tapped #\") })",
    "simultaneousGesture(TapGesture().onEnded { record(\"tapped #\") })",
    "highPriorityGesture(TapGesture().onEnded { record(\"tapped #\") })", "glassEffect()",
  ]

  static let builders = [
    "background(Text(\"behind #\"))", "overlay(Text(\"over #\"))",
    "overlay(alignment: .top) { Text(\"over #\") }", "background { Text(\"behind #\") }",
    "background(Counter(name: \"b#\"))", "overlay { Counter(name: \"b#\") }",
    "toolbar { Button(\"Tool #\") {} }", "contextMenu { Button(\"Context #\") {} }",
    "swipeActions { Button(\"Swipe #\") {} }",
  ]

  static let environment = [
    "font(.title)", "lineLimit(1)", "lineSpacing(2)", "minimumScaleFactor(0.5)",
    "multilineTextAlignment(.center)", "textCase(.uppercase)", "truncationMode(.head)",
    "allowsTightening(true)", "controlSize(.small)", "dynamicTypeSize(.large)",
    "headerProminence(.increased)", "imageScale(.large)",
    "environment(\\.lineLimit, 2)",
  ]

  /// Changed only at a lower level of safety.
  static let near = [
    "privacySensitive()", "foregroundColor(.red)", "foregroundStyle(.red)", "tint(.red)",
    "accentColor(.red)", "clipShape(Circle())", "cornerRadius(4)", "labelsHidden()", "bold()",
    "italic()", "underline()", "strikethrough()", "kerning(2)", "tracking(1)", "baselineOffset(2)",
    "fontWeight(.bold)", "fontWidth(.condensed)", "textContentType(.name)",
    "textInputAutocapitalization(.never)", "keyboardType(.numberPad)", "submitLabel(.done)",
    "autocorrectionDisabled()", "scrollDisabled(true)", "scrollIndicators(.hidden)",
    "scrollContentBackground(.hidden)", "scrollDismissesKeyboard(.immediately)",
    "scrollClipDisabled()", "buttonBorderShape(.capsule)", "menuIndicator(.hidden)",
    "presentationDetents([.medium])", "preferredColorScheme(.dark)", "listRowSpacing(3)",
  ]

  static let unchanged = [
    "id(3)", "onAppear { record(\"appeared #\") }", "buttonStyle(.plain)",
    "accessibilityLabel(\"label #\")", "onTapGesture { record(\"tapped #\") }",
  ]

  /// - Parameter takesTaps: whether the view can be tapped as a whole; a tap is named after the
  /// words of the view, which must
  ///   not change.
  static func one(_ app: AppBuilder, takesTaps: Bool = true) -> String {
    let rows = app.choices.pick(weighted: [
      (62, exact), (12, builders), (10, environment), (10, near), (6, unchanged),
    ])
    let row = app.choices.pick(rows)
    if !takesTaps, row.contains("Gesture") { return "padding(8)" }
    let number = app.number()
    if row.contains("Counter(") {
      Counters.share(app)
      app.newCounters.append("b\(number)")
    }
    return row.replacing("#", with: "\(number)")
  }
}
