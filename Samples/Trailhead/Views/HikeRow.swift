import SwiftUI

struct HikeRow: View {
  let hike: Hike

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Image(systemName: "star.fill")
        .foregroundColor(.yellow)
        // Names line up whether or not there is a star.
        .applyIf(!hike.isFavorite) { $0.hidden() }
      VStack(alignment: .leading, spacing: 2) {
        Text(hike.name)
          .font(.headline)
          .applyIf(hike.difficulty == .strenuous) { $0.foregroundColor(.red) }
        Text(hike.date, style: .date)
          .font(.subheadline)
          .foregroundColor(.secondary)
      }
      Spacer()
      VStack(alignment: .trailing, spacing: 2) {
        Text(hike.distance)
        Text("\(hike.climb) m up")
          .font(.caption)
          .applyIf(!Features.showsClimb) { $0.hidden() }
      }
    }
    .applyIf(hike.isToday) { $0.background(Color.yellow.opacity(0.2)) }
  }
}

struct HikeRow_Previews: PreviewProvider {
  static var previews: some View {
    List(Hike.samples) { hike in
      HikeRow(hike: hike)
    }
  }
}
