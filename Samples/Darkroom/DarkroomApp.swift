import SwiftUI

@main
struct DarkroomApp: App {
  var body: some Scene {
    WindowGroup {
      TrayView()
    }
  }
}
