import SwiftUIModel
import Testing
import TransformKit

@Suite struct DeploymentTargetTests {
  @Test(arguments: [
    (Availability(iOS: 13), "iOS 13, macOS 10.15, tvOS 13, watchOS 6"),
    (Availability(iOS: 15), "iOS 15, macOS 12, tvOS 15, watchOS 8"),
    (Availability(iOS: 18), "iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2"),
    (Availability(iOS: 26), "iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26"),
    (Availability([.macOS: Release(13, 3)]), "macOS 13.3"), (.any, "any"),
  ])
  func saysSinceWhenItCompiles(_ availability: Availability, _ expected: String) {
    #expect(availability.description == expected)
  }

  @Test(arguments: [
    ("15", Release(15)), ("10.15", Release(10, 15)), ("16.4.1", Release(16, 4)), ("", nil),
    ("15.", nil), ("v15", nil), ("1.2.3.4", nil), ("-1", nil),
  ])
  func readsReleases(_ text: String, _ expected: Release?) {
    #expect(Release(text) == expected)
  }

  /// What a target says to something that came with iOS 16.
  @Test(
    arguments: [
      ([(.iOS, Release(16))], nil),
      (
        [(.iOS, Release(15, 4))],
        "needs iOS 16, and the deployment target is iOS 15.4 (Package.swift)"
      ),
      ([(.macOS, Release(13))], nil),
      (
        [(.iOS, Release(16)), (.macOS, Release(12))],
        "needs macOS 13, and the deployment target is macOS 12 (Package.swift)"
      ),
      (
        [(.macCatalyst, Release(15))],
        "needs macCatalyst 16, and the deployment target is macCatalyst 15 (Package.swift)"
      ),
      ([(.visionOS, Release(1))], nil),
      (
        [(.iOS, Release(17)), (.iOS, Release(14))],
        "needs iOS 16, and the deployment target is iOS 14 (Package.swift)"
      ),
      ([], "needs iOS 16, and without a known deployment target iOS 15 is assumed"),
    ] as [([(Platform, Release)], String?)])
  func saysWhatTheTargetDoesNotHave(_ targets: [(Platform, Release)], _ expected: String?) {
    let targets = DeploymentTargets(
      targets.map { DeploymentTarget($0, $1, origin: "Package.swift") })
    #expect(targets.obstacle(to: Availability(iOS: 16))?.reason == expected)
    #expect(targets.allow(Availability(iOS: 16)) == (expected == nil))
    #expect(targets.allow(.any))
  }

  @Test func allowsTheAssumedWhereNothingIsKnown() {
    #expect(DeploymentTargets.unknown.allow(Availability(iOS: 15)))
  }

  @Test func doubtsTheAssumedWhereNothingIsKnown() {
    let needed = Availability(iOS: 15)
    let caveat = DeploymentTargets.unknown.caveat(about: needed)
    #expect(caveat == "the result needs \(needed), and no deployment target is known")
    #expect(DeploymentTargets.unknown.caveat(about: .any) == nil)
    let known = DeploymentTargets([DeploymentTarget(.iOS, Release(15), origin: "a")])
    #expect(known.caveat(about: needed) == nil)
  }

  @Test func belongToTheFolderOfAFile() {
    let old = DeploymentTargets([DeploymentTarget(.iOS, Release(14), origin: "a")])
    let new = DeploymentTargets([DeploymentTarget(.iOS, Release(18), origin: "b")])
    let map = DeploymentTargetMap(old, byFolder: ["": new, "New/Sources": new])
    #expect(map["New/Sources/a.swift"] == new)
    #expect(map["a.swift"] == new)
    #expect(map["New/a.swift"] == old)
  }
}
