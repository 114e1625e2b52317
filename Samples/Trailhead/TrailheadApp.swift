import SwiftUI

@main
struct TrailheadApp: App {
  @StateObject private var log = HikeLog(hikes: Hike.samples)

  var body: some Scene {
    WindowGroup {
      HikeListView()
        .environmentObject(log)
    }
  }
}

/// Work in progress that ships switched off.
enum Features {
  static let showsClimb = false
}
