/// The modifiers of SwiftUI that pass nothing on to what the view presents, so that a presentation may stand
/// before them as well as after them.
enum NeutralModifiers {
  static let names: Set<String> = presentations.union(events).union(bars).union(layout)

  private static let presentations: Set<String> = [
    "actionSheet", "alert", "confirmationDialog", "fileExporter", "fileImporter", "fileMover",
    "fullScreenCover", "inspector", "navigationDestination", "photosPicker", "popover",
    "quickLookPreview", "sheet",
  ]

  private static let events: Set<String> = [
    "gesture", "onAppear", "onChange", "onDisappear", "onOpenURL", "onReceive", "onTapGesture",
    "refreshable", "task",
  ]

  private static let bars: Set<String> = [
    "navigationBarBackButtonHidden", "navigationBarHidden", "navigationBarItems",
    "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationTitle",
    "toolbar", "toolbarBackground",
  ]

  private static let layout: Set<String> = [
    "animation", "background", "edgesIgnoringSafeArea", "frame", "ignoresSafeArea", "overlay",
    "padding", "safeAreaInset",
  ]
}
