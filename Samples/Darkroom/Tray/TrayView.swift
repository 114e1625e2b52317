import SwiftUI

/// The way to each step of a print, and a notice at the bottom.
struct TrayView: View {
  @State private var isProofing = false
  @State private var isExposing = false
  @State private var isFocusing = false
  @State private var notice: String?

  var body: some View {
    VStack {
      Button("Proof") { isProofing = true }
        .sheet(isPresented: $isProofing) { ProofScreen() }
      Button("Exposure") { isExposing = true }
        .sheet(isPresented: $isExposing) { ExposureScreen() }
      Button("Focus") { isFocusing = true }
        .sheet(isPresented: $isFocusing) { LoupeScreen() }
      Button("Fixer") { notice = "The fixer is fresh." }
      Button("Hide") { notice = nil }
      Button("Safelight") { Safelight.shared.onSwitch?() }
      NoticeBar(text: notice)
    }
  }
}
