let presentationRules: [String: Rule] = [
  "sheet": PresentationRule(.sheet), "fullScreenCover": PresentationRule(.cover),
  "popover": PresentationRule(.popover), "inspector": PresentationRule(.popover),
  "alert": AlertRule(.alert), "confirmationDialog": AlertRule(.dialog),
  "actionSheet": AlertRule(.dialog), "WindowGroup": WindowGroupRule(), "Window": WindowGroupRule(),
  "WindowHost": WindowRule(), "Settings": OtherSceneRule(), "MenuBarExtra": OtherSceneRule(),
  "DocumentGroup": OtherSceneRule(), "UtilityWindow": OtherSceneRule(),
  "commands": CommandsRule(), "fileImporter": PassingRule(), "fileExporter": PassingRule(),
  "fileMover": PassingRule(),
]

/// What stands elsewhere: commands in a menu bar, the label of a tab in the bar.
final class CommandsRule: Rule {
  override func update(_ node: Node) { placeModifiedContent(of: node) }
}

/// Dialogs of the system, which nothing here can answer.
final class PassingRule: Rule {
  override func update(_ node: Node) { placeModifiedContent(of: node) }
  override func draw(_ node: Node, _ drawing: Drawing) { drawing.drawChildren(of: node) }
}
